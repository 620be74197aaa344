import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {INDEX_FOLDER} from '../search/shared/format';
import {isIndexFile, sectionLinks} from '../search/shared/section-links';
import {readHtml, styleAddresses, textReader, type Content, type Place} from './node/read-files';

/** Names of files that stand in scripts without their folder. */
interface ShortNames {
  /** The first group is the name. */
  readonly pattern: RegExp;
  /** Folder below the site, for example `assets/history`. */
  readonly folder: string;
  /** What follows the name, for example `.json`. */
  readonly extension: string;
}

/** The built site, and what must be known to read it. */
export interface BuiltSite extends Place {
  readonly outDir: string;
  readonly shortNames: readonly ShortNames[];
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
const SCRIPTS = `${ASSETS}js/`;
const TEXTS = /\.(?:html|css|js|json|xml|webmanifest|svg|txt|md)$/;
/** The script that knows the hash of every other one: `({12:"0123abcd"})[id]+".js"`, behind a table of their names. */
const LOADER = `${SCRIPTS}runtime~main.`;
const HASH_TABLE = /\{[^{}]*\}(?=\)?\[\w+\]\+"\.js")/;
const SCRIPT_HASH = /[{,](?:"[^"]+"|[\w$]+):"(?<hash>[0-9a-f]{8,})"/g;
/** Docusaurus' tables name a route by its path and three digits: /docs/faq-0c3. */
const ROUTE_KEY = /-[0-9a-f]{3}$/;

const FIXES = {
  missing:
    'Correct the address, or give it a file. If the build itself should have written the file, look at the plugin that names it.',
  unused:
    'Remove it, or stop what writes it. If a script builds the name at run time, list it in scripts/check-build.ts.',
  fragment: 'Give the section this id, or correct the link.',
  script:
    'Build again with --no-minify to see the place. If that script parses, the minifier or a later step broke it.',
  index: 'The format of the search index has changed: adapt plugins/search/shared/section-links.ts.',
  json: 'Look at the plugin that writes it.',
} as const;

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits an address into its path below the base URL and its fragment; undefined when it leads elsewhere. */
function split(
  address: string,
  from: string,
  {origin, baseUrl}: Place,
): {readonly target: string; readonly fragment: string} | undefined {
  if (!URL.canParse(address, origin)) {
    return undefined;
  }
  const base = `${origin}${baseUrl}${from.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
  const url = new URL(address, base);
  return url.href.startsWith(origin + baseUrl)
    ? {target: url.pathname.slice(baseUrl.length), fragment: url.hash.slice(1).replace(/:~:.*$/, '')}
    : undefined;
}

/** The faults of a site, as they are found. */
class Check {
  readonly faults = new Map<string, Fault>();
  private readonly contents = new Map<string, Content>();
  private readonly files: ReadonlySet<string>;
  private readonly answers = new Map<string, string | undefined>();
  private readonly readText: (text: string) => string[];

  constructor(
    private readonly site: BuiltSite,
    names: readonly string[],
  ) {
    this.files = new Set(names);
    this.readText = textReader(site);
  }

  readFiles(): void {
    const seen = new Set<string>();
    for (const file of [...this.files].filter((name) => TEXTS.test(name))) {
      const content = this.read(file, readFileSync(path.join(this.site.outDir, file), 'utf8'));
      this.contents.set(file, content);
      for (const script of content.scripts ?? []) {
        if (!seen.has(script)) {
          seen.add(script);
          this.parse(file, script);
        }
      }
    }
    const indexes = [...this.contents].filter(([file]) => isIndexFile(file));
    if (indexes.length > 0 && indexes.every(([, {addresses}]) => addresses.size === 0)) {
      this.report(INDEX_FOLDER, 'has an index in which no page with sections is found', 'index');
    }
  }

  followAddresses(): void {
    const named = new Set<string>();
    for (const [file, {addresses}] of this.contents) {
      for (const address of addresses) {
        const parts = address === '' ? undefined : split(address, file, this.site);
        if (!parts) {
          continue;
        }
        const {target, fragment} = parts;
        const answer = address.startsWith('#') ? file : this.fileOf(target);
        if (answer === undefined) {
          this.report(file, `names ${address}, which does not exist`, 'missing');
          continue;
        }
        named.add(answer);
        const ids = fragment === '' || fragment === 'top' ? undefined : this.idsOf(answer);
        if (ids && !ids.has(fragment) && !ids.has(safeDecode(fragment))) {
          this.report(file, `links to ${address}, but ${answer} has no id "${safeDecode(fragment)}"`, 'fragment');
        }
      }
    }
    for (const file of this.files) {
      if (file.startsWith(ASSETS) && !named.has(file)) {
        this.report(file, 'is not referenced by any file', 'unused');
      }
    }
  }

  private report(file: string, message: string, fix: keyof typeof FIXES): void {
    this.faults.set(`${file} ${message}`, {file, message, fix: FIXES[fix]});
  }

  private read(file: string, text: string): Content {
    const extension = path.extname(file);
    if (extension === '.html') {
      return readHtml(text, this.site, this.readText);
    }
    if (extension === '.css') {
      return {addresses: new Set(styleAddresses(text))};
    }
    const addresses = this.readText(text);
    if (extension === '.js') {
      const names = [...this.shortNames(text), ...this.scriptNames(file, text)];
      return {
        addresses: new Set([...addresses.filter((address) => !ROUTE_KEY.test(address)), ...names]),
        scripts: [text],
      };
    }
    return {addresses: new Set([...addresses, ...(extension === '.json' ? this.linksOfIndex(file, text) : [])])};
  }

  private shortNames(text: string): string[] {
    return this.site.shortNames.flatMap(({pattern, folder, extension}) =>
      Array.from(text.matchAll(pattern), ([, name = '']) => `${this.site.baseUrl}${folder}/${name}${extension}`),
    );
  }

  private scriptNames(file: string, text: string): string[] {
    const [table = ''] = (file.startsWith(LOADER) ? HASH_TABLE.exec(text) : null) ?? [];
    const hashes = Array.from(table.matchAll(SCRIPT_HASH), ({groups}) => groups?.hash ?? '');
    return hashes.map((hash) => {
      const script = [...this.files].find((name) => name.startsWith(SCRIPTS) && name.endsWith(`.${hash}.js`));
      return this.site.baseUrl + (script ?? `${SCRIPTS}*.${hash}.js`);
    });
  }

  private linksOfIndex(file: string, text: string): string[] {
    try {
      return sectionLinks(JSON.parse(text)).map((link) => this.site.baseUrl + link);
    } catch (error) {
      this.report(file, `is not JSON: ${(error as Error).message}`, 'json');
      return [];
    }
  }

  private parse(file: string, script: string): void {
    try {
      new vm.Script(script, {filename: file});
    } catch (error) {
      this.report(file, `is not a script that parses: ${(error as Error).message}`, 'script');
    }
  }

  /** The file that answers a path below the base URL, as GitHub Pages does. */
  private fileOf(target: string): string | undefined {
    if (!this.answers.has(target)) {
      const plain = safeDecode(target);
      const candidates =
        plain === '' || plain.endsWith('/') ? [`${plain}index.html`] : [plain, `${plain}.html`, `${plain}/index.html`];
      this.answers.set(
        target,
        candidates.find((candidate) => this.files.has(candidate)),
      );
    }
    return this.answers.get(target);
  }

  /** The ids of a document, or of the one to which it sends readers on. */
  private idsOf(file: string): ReadonlySet<string> | undefined {
    const {refresh, ids} = this.contents.get(file) ?? {};
    const next = refresh === undefined ? undefined : split(refresh, file, this.site);
    const target = next && this.fileOf(next.target);
    return target === undefined ? ids : this.contents.get(target)?.ids;
  }
}

/**
 * Checks a built site: every file that one of its files names exists, every file below `assets/` is named, every
 * fragment leads to an id, every script parses.
 * @returns the faults, each once, sorted by file
 */
export function checkBuild(site: BuiltSite): Fault[] {
  const entries = readdirSync(site.outDir, {recursive: true, withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site.outDir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const check = new Check(site, names);
  check.readFiles();
  check.followAddresses();
  return [...check.faults.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

const SHOWN = 40;

/** The faults as the text of an error. */
export function faultList(faults: readonly Fault[]): string {
  const lines = faults.slice(0, SHOWN).map(({file, message, fix}) => `  ${file} ${message}.\n    ${fix}`);
  const rest = faults.length > SHOWN ? [`  … and ${faults.length - SHOWN} more.`] : [];
  return [`The built site has ${faults.length} faults:`, ...lines, ...rest].join('\n');
}
