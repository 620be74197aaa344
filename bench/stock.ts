import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../plugins/kit/read-text';
import {BASE, docsPath, pagesOf, sourceOf, VERSIONS} from '../tests/pages';
import {copySite} from '../tests/support/site-copy';

const CHANGELOG = 'src/pages/changelog.mdx';
/** The first picture of a figure in the HTML of the build. A figure of HTML alone has none. */
const PICTURE = /<img class="?tbia-figure__picture[^>]* src=(\S+) width=(\d+) height=(\d+) (alt="[^"]*")/;

/** The picture of each figure of a built page as `<img>`; empty for a figure without one. */
function picturesOf(html: string): string[] {
  const [, ...figures] = html.split('<figure class="tbia-figure');
  return figures.map((figure) => {
    const [, src = '', width = '', height = '', alt = ''] = PICTURE.exec(figure) ?? [];
    return src && `<img src="${src}" width="${width}" height="${height}" ${alt} loading="lazy" />`;
  });
}

/** A page without figures and components of this site. */
function plainPage(source: string, pictures: string[]): string {
  return source
    .replaceAll(/^( *)```(?:blueprint|dot|panel)\b[^]*?^ *```$/gm, (_, indent) => `${indent}${pictures.shift() ?? ''}`)
    .replaceAll(/<EngineBadge version="(.*?)" \/>/g, 'UE $1')
    .replaceAll(/<\/?MenuPath>/g, '**')
    .replaceAll(/^(?:import |<)ReleasePages .*$/gm, '');
}

/**
 * Makes a site of Docusaurus alone with the same docs and changelog and, as plain `<img>`, the pictures of the build of
 * this site. Its home page is a paragraph, it has no roadmap, and no plugin of this site runs.
 * @returns the path of its folder, which is removed when the program ends
 */
export function stockSite(): string {
  const folder = copySite('stock');
  process.on('exit', () => {
    rmSync(path.dirname(folder), {recursive: true, force: true});
  });
  rmSync(path.join(folder, 'src'), {recursive: true});
  cpSync('bench/stock', folder, {recursive: true});
  cpSync('build/assets/figures', path.join(folder, 'static/assets/figures'), {recursive: true});
  writeFileSync(path.join(folder, CHANGELOG), plainPage(readText(CHANGELOG), []));
  for (const version of VERSIONS) {
    for (const page of pagesOf(version)) {
      const html = readText(`build${docsPath(version, page).slice(BASE.length)}.html`);
      const plain = plainPage(sourceOf(version, page), picturesOf(html));
      writeFileSync(path.join(folder, `versioned_docs/version-${version}/${page}.mdx`), plain);
    }
  }
  return folder;
}
