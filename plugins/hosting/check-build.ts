import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readTags} from './node/read-tags';

/** The links and the ids of a document or a text. */
interface Content {
  /** Addresses, as they are written. */
  readonly links: readonly string[];
  /** Ids that a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
}

function readPage(html: string): Content {
  const elements = readTags(html).map(({attributes}) => attributes);
  const links = elements
    // A stub has its target in the `content` of a meta element.
    .flatMap(({href, src, content = ''}) => [href, src, /; url=(.*)/.exec(content)?.[1]])
    .filter((link) => link !== undefined);
  return {links, ids: new Set(elements.flatMap(({id}) => id ?? []))};
}

/** Feed, sitemap and Markdown have absolute addresses. */
const readLinks = (text: string): Content => ({
  links: text.match(/https?:\/\/[^\s"'<>()[\]`]+/g) ?? [],
  ids: new Set(),
});

/**
 * Checks the links of a built site, also those that Docusaurus does not see: in stubs, feed, sitemap, Markdown and raw HTML.
 * GitHub Pages must have a file for each link to the site, and the file must have the id that a fragment names.
 * @param address of the site, with a slash at the end
 * @returns the faults, each once
 */
export function checkBuild(outDir: string, address: string): string[] {
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const known = new Set(files);
  const contents = new Map<string, Content>();
  for (const file of files.filter((name) => /\.(?:html|md|txt|xml)$/.test(name))) {
    const text = readFileSync(path.join(outDir, file), 'utf8');
    contents.set(file, file.endsWith('.html') ? readPage(text) : readLinks(text));
  }
  const answerTo = ({pathname}: URL): string | undefined => {
    const target = decodeURI(pathname).slice(new URL(address).pathname.length);
    return (/^$|\/$/.test(target) ? [`${target}index.html`] : [target, `${target}.html`]).find((file) =>
      known.has(file),
    );
  };
  const faultOf = (link: string, file: string): string | undefined => {
    const url = new URL(link, address + file);
    if (!url.href.startsWith(address)) {
      return undefined;
    }
    const answer = answerTo(url);
    if (answer === undefined) {
      return `${file} names ${link}, which does not exist`;
    }
    const id = decodeURIComponent(url.hash.slice(1));
    const isThere = id === '' || !answer.endsWith('.html') || contents.get(answer)?.ids.has(id);
    return isThere ? undefined : `${file} links to ${link}, but ${answer} has no id "${id}"`;
  };
  const faults = [...contents].flatMap(([file, {links}]) => [...new Set(links)].map((link) => faultOf(link, file)));
  return faults.filter((fault) => fault !== undefined);
}
