import {exec, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import semver from 'semver';
import {SAME_LINE, similarity} from '../backport/similarity';
import {readTree} from '../shared/read-tree';
import {isPage, readReleased} from '../shared/site';
import {CURRENT, folderOf} from '../shared/versions';
import {blocksOf, commandsOf, sectionOf, versionsOf} from './guide';

/** The maintainers' guide, relative to the repository: its commands are the ones that are rehearsed. */
export const GUIDE = 'CONTRIBUTING.md';

const TARGETS = 6;
const ADDITION = ' This sentence was added in the rehearsal.';
const LEVER = 'quick-start/using-a-lever.mdx';

/** What a rehearsal leaves behind. */
export interface Rehearsal {
  /** The copy of the repository. */
  readonly folder: string;
  /** Its built site. */
  readonly build: string;
  /** The versions that were cut, older one first. */
  readonly cut: readonly [string, string];
  /** The page and the text that were corrected in the newest version. */
  readonly corrected: {readonly page: string; readonly sentence: string; readonly addition: string};
  /** The released versions into which the correction was carried: six. */
  readonly carriedTo: readonly string[];
  /** The released versions that have the page, and not the sentence. */
  readonly leftAlone: readonly string[];
  /** The page that was added before the cut. */
  readonly addedPage: string;
  /** What each command printed, by the command. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Removes the copy. */
  remove(): void;
}

/**
 * Rehearses the life of the docs in a copy of this repository, with the commands of the guide: adds a page with a figure,
 * cuts two versions, corrects a sentence in the newest and carries it to six older ones, and builds the site.
 * @param root the top folder of the repository
 * @throws when a command fails; the message has its output
 */
export async function buildRehearsal(root: string): Promise<Rehearsal> {
  const folder = await copyRepository(root);
  const outputs = new Map<string, string>();
  const guide = readFileSync(path.join(root, GUIDE), 'utf8');
  const written = versionsOf(guide);
  const rehearse = async (heading: string, versions: Readonly<Record<string, string>> = {}): Promise<void> => {
    for (const command of commandsOf(sectionOf(guide, heading))) {
      const real = Object.entries(versions).reduce((text, [from, to]) => text.replaceAll(from, to), command);
      outputs.set(real, await run(folder, real));
    }
  };

  writeFileSync(path.join(folder, 'docs', LEVER), leverPage(guide));
  await rehearse('### Adding a page');
  await rehearse('### Drawing a figure');
  await commit(folder, 'Add a page');

  const [latest = ''] = readReleased(readFileSync(path.join(folder, 'versions.json'), 'utf8'));
  const first = semver.inc(latest, 'minor') ?? '';
  const second = semver.inc(first, 'minor') ?? '';
  for (const name of [first, second]) {
    await addReleaseRow(folder, name);
    await rehearse('### Cutting a version', {[written.next]: name});
  }

  const choice = chooseSentence(folder, second);
  const file = path.join(folder, folderOf(second), choice.page);
  writeFileSync(file, readFileSync(file, 'utf8').replace(choice.sentence, choice.sentence + ADDITION));
  await rehearse('### Fixing a sentence', {[written.newest]: second});
  await commit(folder, 'Correct a sentence');
  outputs.set('npm run build', await run(folder, 'npm run build'));

  return {
    ...choice,
    folder,
    build: path.join(folder, 'build'),
    cut: [first, second],
    corrected: {page: choice.page, sentence: choice.sentence, addition: ADDITION.trim()},
    addedPage: LEVER,
    outputs,
    remove: () => {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Copies the files that git has or would take. Packages are shared; what builds remember of the real site is not. */
async function copyRepository(root: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of list.split('\0')) {
    if (file !== '' && existsSync(path.join(root, file))) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      cpSync(path.join(root, file), path.join(folder, file));
    }
  }
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((entry) => entry !== '.cache')) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  await run(folder, 'git init --quiet --initial-branch main');
  for (const setting of ['user.name Rehearsal', 'user.email rehearsal@site.example', 'commit.gpgsign false']) {
    await run(folder, `git config ${setting}`);
  }
  await commit(folder, 'Copy');
  return folder;
}

function run(folder: string, command: string): Promise<string> {
  // What the test runner sets is not what a maintainer has.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|VITEST.*)$/.test(name)));
  return new Promise((resolve, reject) => {
    exec(command, {cwd: folder, env: {...env, NO_COLOR: '1'}, maxBuffer: 2 ** 26}, (error, stdout, stderr) => {
      if (error) {
        reject(new Error(`${command} failed in the rehearsal:\n${stdout}${stderr}`));
      } else {
        resolve(stdout + stderr);
      }
    });
  });
}

async function commit(folder: string, message: string): Promise<void> {
  await run(folder, `git add --all && git commit --quiet --message "${message}"`);
}

/** The page of the guide's example: its front matter, a link, and its figure. */
function leverPage(guide: string): string {
  const [frontMatter = ''] = blocksOf(sectionOf(guide, '### Adding a page'), 'mdx');
  const [figure = ''] = blocksOf(sectionOf(guide, '### Drawing a figure'), 'mdx');
  const [link = ''] = /\[[^\]]+\]\(\.\/[^)]+\)/.exec(sectionOf(guide, '### Adding a page')) ?? [];
  return [frontMatter, `Read ${link} first.\n`, '## Lever {/* #lever */}\n', figure].join('\n');
}

async function addReleaseRow(folder: string, name: string): Promise<void> {
  const file = path.join(folder, 'src/data/releases.ts');
  const text = readFileSync(file, 'utf8');
  const start = 'export const releases: readonly Release[] = [';
  const row = `{version: '${name}', date: '2030-01-01', engines: ['5.6'], highlights: ['Rehearsal']},`;
  writeFileSync(file, text.replace(start, `${start}\n  ${row}`));
  await commit(folder, `Announce ${name}`);
}

/**
 * A paragraph of the newest version that stands in exactly six other released ones; the rest have the page, but nothing
 * like the paragraph.
 */
function chooseSentence(
  folder: string,
  newest: string,
): {page: string; sentence: string; carriedTo: string[]; leftAlone: string[]} {
  const files = readTree(folder);
  const released = readReleased(files.get('versions.json'));
  const others = [...released.filter((name) => name !== newest), CURRENT];
  const root = `${folderOf(newest)}/`;
  for (const file of [...files.keys()]
    .filter((name) => name.startsWith(root) && isPage(name.slice(root.length)))
    .sort()) {
    const page = file.slice(root.length);
    const texts = new Map(others.map((name) => [name, files.get(`${folderOf(name)}/${page}`)?.split('\n')]));
    for (const sentence of (files.get(file) ?? '').split('\n').filter((line) => /^[A-Z][^|<{]{60,}\.$/.test(line))) {
      const having = others.filter((name) => texts.get(name)?.includes(sentence));
      const without = others.filter((name) => !having.includes(name));
      const isClear = without.every(
        (name) => !texts.get(name)?.some((line) => similarity(line, sentence) >= SAME_LINE),
      );
      const carriedTo = having.filter((name) => name !== CURRENT);
      const leftAlone = without.filter((name) => texts.get(name));
      if (carriedTo.length === TARGETS && isClear && leftAlone.length > 0) {
        return {page, sentence, carriedTo, leftAlone};
      }
    }
  }
  throw new Error('No paragraph stands in exactly six other versions: the rehearsal needs another choice.');
}
