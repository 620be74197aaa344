import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import {INDEX_FOLDER} from '../../../search/shared/format';
import {isIndexFile, sectionLinks} from '../../../search/shared/section-links';
import {readHtml, styleAddresses, textReader, type Mentions, type Place} from './read';

/** Names of files that stand in scripts, and in data within documents, without their folder. */
interface ShortNames {
  /** A regular expression; its first group is the name. */
  readonly pattern: string;
  /** Folder below the site, for example `assets/history`. */
  readonly folder: string;
  /** What follows the name, for example `.json`. */
  readonly extension: string;
}

/** The built site, and what must be known to read it. */
export interface BuiltSite extends Place {
  readonly outDir: string;
  readonly shortNames: readonly ShortNames[];
  /** A regular expression for texts in scripts that look like addresses of this site and are none. */
  readonly keys?: string | undefined;
}

/** One fault of a built site. */
export interface Fault {
  /** File of the build, with forward slashes. */
  readonly file: string;
  readonly message: string;
  readonly fix: string;
}

/** What the build writes for its own pages; other files, such as a favicon, may be asked for by name. */
const ASSETS = 'assets/';
const TEXTS = /\.(?:js|json|xml|webmanifest|svg|txt|md)$/;
const READ = /\.(?:html|css|js|json|xml|webmanifest|svg|txt|md)$/;

const FIXES = {
  missing:
    'Correct the address, or give it a file. If the build itself should have written the file, look at the plugin that names it.',
  unused: 'Remove it, or stop what writes it. If a script builds the name at run time, list it in shortNames.',
  fragment: 'Give the section this id, or correct the link.',
  script:
    'Build again with --no-minify to see the place. If that script parses, the minifier or a later step broke it.',
  index: 'The format of the search index has changed: adapt plugins/search/shared/section-links.ts.',
} as const;

/** An entry of the table from which the bundler's runtime makes the names of scripts: a chunk and its hash. */
const CHUNK_HASH = /["']?(?<id>[\w~@+-]+)["']?:["'](?<hash>[0-9a-f]{8})["']/g;

function syntaxFault(file: string, source: string): Fault[] {
  try {
    new vm.Script(source, {filename: file});
    return [];
  } catch (error) {
    return [{file, message: `is not a script that parses: ${(error as Error).message}`, fix: FIXES.script}];
  }
}

/** The files of a site by address, as GitHub Pages answers. */
class Addresses {
  private readonly known = new Map<string, string | undefined>();

  constructor(
    private readonly files: ReadonlySet<string>,
    private readonly place: Place,
  ) {}

  /** Splits an address into its path below the base URL and its fragment; undefined when it leads elsewhere. */
  split(address: string, from: string): {readonly target: string; readonly fragment: string} | undefined {
    const {origin, baseUrl} = this.place;
    let text = address.startsWith(origin + baseUrl) ? address.slice(origin.length) : address;
    if (!text.startsWith(baseUrl)) {
      if (text.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(text)) {
        return undefined;
      }
      const base = `${origin}${baseUrl}${from.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
      const url = new URL(text, base);
      text = url.pathname + url.hash;
      if (!text.startsWith(baseUrl)) {
        return undefined;
      }
    }
    const [before = '', fragment = ''] = text.slice(baseUrl.length).split('#', 2);
    return {target: before.replace(/\?.*$/, ''), fragment: fragment.replace(/:~:.*$/, '')};
  }

  /** The file that answers a path below the base URL. */
  fileOf(target: string): string | undefined {
    if (!this.known.has(target)) {
      const plain = safeDecode(target);
      const candidates =
        plain === '' || plain.endsWith('/') ? [`${plain}index.html`] : [plain, `${plain}.html`, `${plain}/index.html`];
      this.known.set(
        target,
        candidates.find((candidate) => this.files.has(candidate)),
      );
    }
    return this.known.get(target);
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Checks a built site: every file that one of its files names exists, every file below `assets/` is named, every
 * fragment leads to an id, every script parses.
 * @returns the faults, each once, sorted by file
 */
export async function checkBuild(site: BuiltSite): Promise<Fault[]> {
  const {outDir, baseUrl, shortNames} = site;
  const keys = site.keys === undefined ? undefined : new RegExp(site.keys);
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const files = new Set(names);
  const addresses = new Addresses(files, site);
  const readText = textReader(site);
  const faults = new Map<string, Fault>();
  const report = (fault: Fault): void => {
    faults.set(`${fault.file} ${fault.message}`, fault);
  };
  const documents = new Map<string, Mentions>();
  const mentions = new Map<string, ReadonlySet<string>>();
  const inlineScripts = new Map<string, string>();
  const named = new Set<string>();
  const search = {sections: 0, hasIndexes: false};

  const short = shortNames.map(({pattern, ...rest}) => ({...rest, pattern: new RegExp(pattern, 'g')}));
  const readNames = (text: string): string[] =>
    short.flatMap(({pattern, folder, extension}) =>
      Array.from(text.matchAll(pattern), ([, name = '']) => `${baseUrl}${folder}/${name}${extension}`),
    );
  const readInline = (text: string): string[] => [...readText(text), ...readNames(text)];
  const readScript = (file: string, text: string): string[] => {
    syntaxFault(file, text).forEach(report);
    const found = [...readText(text).filter((address) => !keys?.test(address)), ...readNames(text)];
    const entries = /runtime~[^/]*$/.test(file) ? text.matchAll(CHUNK_HASH) : [];
    for (const {groups: {id = '', hash = ''} = {}} of entries) {
      // A chunk's id is its name, except in builds where the bundler numbers chunks.
      const exact = `${ASSETS}js/${id}.${hash}.js`;
      const script = files.has(exact) ? exact : (names.find((name) => name.endsWith(`.${hash}.js`)) ?? exact);
      found.push(baseUrl + script);
    }
    return found;
  };
  const readJson = (file: string, text: string): string[] => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      report({file, message: `is not JSON: ${(error as Error).message}`, fix: 'Look at the plugin that writes it.'});
    }
    const links = sectionLinks(json);
    search.hasIndexes ||= isIndexFile(file);
    search.sections += links.length;
    return links.map((link) => baseUrl + link);
  };

  for (const file of names.filter((name) => READ.test(name))) {
    // Nothing else is left to do meanwhile, and two thousand promises take longer than the files.
    const text = readFileSync(path.join(outDir, file), 'utf8');
    if (file.endsWith('.html')) {
      const document = readHtml(text, site, readInline);
      documents.set(file, document);
      mentions.set(file, document.addresses);
      document.scripts.forEach((script) => inlineScripts.set(script, inlineScripts.get(script) ?? file));
    } else if (file.endsWith('.css')) {
      mentions.set(file, new Set(styleAddresses(text)));
    } else if (file.endsWith('.js')) {
      mentions.set(file, new Set(readScript(file, text)));
    } else if (file.endsWith('.json')) {
      mentions.set(file, new Set([...readText(text), ...readJson(file, text)]));
    } else if (TEXTS.test(file)) {
      mentions.set(file, new Set(readText(text)));
    }
  }
  inlineScripts.forEach((file, script) => {
    syntaxFault(file, script).forEach(report);
  });
  if (search.hasIndexes && search.sections === 0) {
    report({file: INDEX_FOLDER, message: 'has an index in which no page with sections is found', fix: FIXES.index});
  }

  const idsOf = (file: string): ReadonlySet<string> | undefined => {
    const document = documents.get(file);
    const next = document?.refresh === undefined ? undefined : addresses.split(document.refresh, file);
    const target = next && addresses.fileOf(next.target);
    return target !== undefined && target !== file ? documents.get(target)?.ids : document?.ids;
  };
  for (const [file, found] of mentions) {
    for (const address of found) {
      const parts = address === '' ? undefined : addresses.split(address, file);
      if (!parts) {
        continue;
      }
      const isOwn = address.startsWith('#');
      const target = isOwn ? file : addresses.fileOf(parts.target);
      if (target === undefined) {
        report({file, message: `names ${address}, which does not exist`, fix: FIXES.missing});
        continue;
      }
      named.add(target);
      const {fragment} = parts;
      const ids = fragment === '' ? undefined : idsOf(target);
      if (ids && !ids.has(fragment) && !ids.has(safeDecode(fragment)) && fragment !== 'top') {
        report({file, message: `links to ${address}, but ${target} has no id "${fragment}"`, fix: FIXES.fragment});
      }
    }
  }
  for (const file of names) {
    if (file.startsWith(ASSETS) && !named.has(file)) {
      report({file, message: 'is not referenced by any file', fix: FIXES.unused});
    }
  }
  return [...faults.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

const SHOWN = 40;

/** The faults as the text of an error. */
export function faultList(faults: readonly Fault[]): string {
  const lines = faults.slice(0, SHOWN).map(({file, message, fix}) => `  ${file} ${message}.\n    ${fix}`);
  const rest = faults.length > SHOWN ? [`  … and ${faults.length - SHOWN} more.`] : [];
  return [`static-pages: the built site has ${faults.length} faults:`, ...lines, ...rest].join('\n');
}
