import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {idsOf, type Redirects} from '../../kit/current-id';
import {CURRENT_VERSION, parseDocPath} from '../../kit/doc-path';
import {readText} from '../../kit/read-text';
import {fillFacts, type FactsByVersion} from '../../release-facts/facts';
import {readNames, type VersionNames} from '../homes';
import type {NameRow} from '../rows';

/** What the names of a version follow from, beside its pages. */
export interface Sources {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly rows: readonly NameRow[];
  /** Folders of pages in the order in which they explain. */
  readonly folders: readonly string[];
  /** What each version's pages can say by name. */
  readonly facts: FactsByVersion;
  /** Ids of pages that have moved. */
  readonly redirects: Redirects;
}

function filesOf(siteDir: string, version: string): string[] {
  const folder = version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`;
  const absolute = path.join(siteDir, folder);
  return (existsSync(absolute) ? readdirSync(absolute, {recursive: true, encoding: 'utf8'}) : [])
    .map((name) => path.join(folder, name))
    .sort();
}

interface Known {
  readonly state: string;
  readonly names: VersionNames;
}

const known = new WeakMap<Sources, Map<string, Known>>();

/** Changes with the files; the development server reads them again then, and a build reads them once. */
function stateOf(siteDir: string, files: readonly string[]): string {
  return files.map((file) => `${file} ${statSync(path.join(siteDir, file)).mtimeMs}`).join('\n');
}

/** The names of a version, read from its pages. The same sources are read once. */
export function namesOf(version: string, sources: Sources): VersionNames {
  const versions = known.get(sources) ?? new Map<string, Known>();
  known.set(sources, versions);
  const before = versions.get(version);
  const isWatching = process.env.NODE_ENV === 'development';
  if (before && !isWatching) {
    return before.names;
  }
  const {siteDir, rows, folders, facts, redirects} = sources;
  const files = filesOf(siteDir, version);
  const state = isWatching ? stateOf(siteDir, files) : '';
  if (before?.state === state) {
    return before.names;
  }
  const texts = files.flatMap((file) => {
    const place = parseDocPath(file, siteDir);
    if (!place || place.isPartial) {
      return [];
    }
    const text = readText(path.join(siteDir, file));
    return [[place.id, fillFacts(text, facts[version] ?? {})] as const];
  });
  const pages = new Map(texts);
  const names = readNames(rows, pages, folders, (page) => idsOf(page, redirects).find((id) => pages.has(id)));
  versions.set(version, {state, names});
  return names;
}
