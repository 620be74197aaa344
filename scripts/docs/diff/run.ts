import {loadComparison} from '../../../plugins/page-history/compare';
import {fillFacts} from '../../../plugins/release-facts/facts';
import {engineBadges} from '../../../src/data/engine-name';
import {pageFacts} from '../../../src/data/page-facts';
import type {Release} from '../../../src/data/releases';
import {changedFiles, findCommit, findCommonCommit, isRepository, readAt} from '../shared/git';
import {parseOptions, UserError} from '../shared/problem';
import {readTree} from '../shared/read-tree';
import {joinRenames} from '../shared/renames';
import {readReleased} from '../shared/site';
import {RELEASES_FILE, releasesIn} from './releases-at';
import {formatReport, OUTSIDE, type PageChange} from './report';

/** The usage text of docs:diff. */
export const USAGE = `npm run docs:diff -- [--base main]

Prints, as Markdown, what readers will see of the changes to pages: words, tables, code and figures as text.

  --base REVISION  compare the working tree with the commit at which it left this revision (default: main)`;

const PAGE =
  /^(?:docs|versioned_docs\/version-(?<version>[^/]+)|(?<pages>src\/pages))\/(?<page>(?:.*\/)?[^_/][^/]*)\.mdx?$/;
const FOLDERS = ['docs', 'versioned_docs', 'src/pages'];
const VERSIONS_FILE = 'versions.json';

/**
 * The command docs:diff.
 * @param root top folder of the repository
 * @param releases the rows of releases.ts; those of the other side are read from its commit
 * @param print gets the report
 * @returns the exit code
 * @throws UserError when there is no such revision, or no commit in common with it
 */
export async function diff(
  root: string,
  args: readonly string[],
  releases: readonly Release[],
  print: (text: string) => void,
): Promise<number> {
  const {values} = parseOptions(
    {args: [...args], options: {base: {type: 'string', default: 'main'}, help: {type: 'boolean', default: false}}},
    USAGE,
  );
  if (values.help) {
    print(USAGE);
    return 0;
  }
  const commit = commitOf(root, values.base);
  const files = readTree(root);
  const data = readAt(root, commit, [VERSIONS_FILE, RELEASES_FILE]);
  const before = releasesIn(data.get(RELEASES_FILE)) ?? releases;
  const released = readReleased(files.get(VERSIONS_FILE));
  const now = pageFacts(released, releases);
  const then = pageFacts(readReleased(data.get(VERSIONS_FILE)), before);
  const joined = joinRenames(changedFiles(root, commit, undefined, FOLDERS), (file) => files.get(file));
  const changed = new Map(joined.map((change) => [change.file, change]));
  const sources = readAt(
    root,
    commit,
    joined.map(({file, former = file}) => former),
  );
  const compare = await loadComparison(engineBadges);
  const changes = [...new Set([...changed.keys(), ...files.keys()])].flatMap((file): PageChange[] => {
    const {version: name = 'current', pages, page} = PAGE.exec(file)?.groups ?? {};
    if (page === undefined) {
      return [];
    }
    const version = pages === undefined ? name : OUTSIDE;
    const {status, former} = changed.get(file) ?? {};
    const source = files.get(file) ?? '';
    const old = status === undefined ? source : (sources.get(former ?? file) ?? '');
    const [older, newer] = [fillFacts(old, then[version] ?? now[version] ?? {}), fillFacts(source, now[version] ?? {})];
    // A row of a release speaks through every page that names a fact.
    if (status === undefined && older === newer) {
      return [];
    }
    try {
      const from = former === undefined ? undefined : PAGE.exec(former)?.groups?.page;
      return [{page, version, status: status ?? 'changed', from, difference: compare(older, newer)}];
    } catch (error) {
      throw new UserError(`${file} cannot be compared: ${(error as Error).message} Run npm run docs:check.`);
    }
  });
  const order = [OUTSIDE, 'current', ...released];
  changes.sort((a, b) => a.page.localeCompare(b.page) || order.indexOf(a.version) - order.indexOf(b.version));
  print(formatReport(changes));
  return 0;
}

/** The commit to compare with: where this tree left the revision, so that what came there since is not shown as undone. */
function commitOf(root: string, base: string): string {
  const tip = isRepository(root) ? findCommit(root, base) : undefined;
  if (tip === undefined) {
    throw new UserError(
      `--base: there is no revision "${base}" here. Name a branch, a tag or a commit that is fetched.`,
    );
  }
  const commit = findCommonCommit(root, tip);
  if (commit === undefined) {
    throw new UserError(
      `--base: "${base}" and this tree have no commit in common here. Fetch more of the history: git fetch --unshallow.`,
    );
  }
  return commit;
}
