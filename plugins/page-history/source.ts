import {parseDocPath} from '../kit/doc-path';
import {historyModule} from './node/generated';

/** Which files get what. */
interface HistorySources {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** The names in versions.json, newest first. */
  readonly versions: readonly string[];
  /** The page (`section/page`) of each version that ends with what is new in it. */
  readonly introduction: string;
  /** Absolute path of the changelog. */
  readonly changelog: string;
}

const IMPORT = "\nimport ReleasePages from '@theme/ReleasePages';\n";

/** The section of a version, by the id of its heading: `v1-9-0`, or `v1-5-2-2023-05-23`, of which the latest date counts. */
function sectionOf(version: string, sections: readonly string[]): number {
  const id = new RegExp(`^## .*#(v${version.replaceAll('.', '-')}(?:-\\d{4}-\\d\\d-\\d\\d)?)(?![\\w-])`);
  const [latest] = sections
    .map((section) => id.exec(section)?.[1] ?? '')
    .sort()
    .reverse();
  return latest === undefined || latest === '' ? -1 : sections.findIndex((section) => id.exec(section)?.[1] === latest);
}

/** The changelog, with the pages that each release added and changed at the end of its section. */
function withReleasePages(changelog: string, versions: readonly string[]): string {
  const sections = changelog.split(/^(?=## )/m);
  // The oldest version changed nothing.
  for (const version of versions.slice(0, -1)) {
    const index = sectionOf(version, sections);
    // A version can be released before its section is written.
    if (index >= 0) {
      sections[index] = `${sections[index] ?? ''}\n\n<ReleasePages version="${version}" isFolded />\n\n`;
    }
  }
  return sections.join('') + IMPORT;
}

/**
 * Adds to the source of a page what leads to its history, for `markdown.preprocessor` of Docusaurus: each released page
 * exports its own as `pageHistory`, the introduction of each version but the first gets the section "Upgrading from ...",
 * and the changelog the lists of pages.
 *
 * Only names of files are added, never what is in them: the development server compiles a page when its text changes,
 * and follows an import to the generated file.
 */
export function addHistory(
  {filePath, fileContent}: {readonly filePath: string; readonly fileContent: string},
  {siteDir, versions, introduction, changelog}: HistorySources,
): string {
  if (filePath === changelog) {
    return withReleasePages(fileContent, versions);
  }
  const {version = '', id = '', isPartial = true} = parseDocPath(filePath, siteDir) ?? {};
  if (isPartial || !versions.includes(version)) {
    return fileContent;
  }
  const page = `${fileContent}\n\nexport {default as pageHistory} from '${historyModule(version, id)}';\n`;
  const previous = versions[versions.indexOf(version) + 1];
  return id === introduction && previous !== undefined
    ? `${page}${IMPORT}\n## Upgrading from ${previous} {/* #upgrading */}\n\n<ReleasePages version="${version}" />\n`
    : page;
}
