import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createTwoFilesPatch} from 'diff';
import semver from 'semver';

/**
 * Files of `node_modules/@docusaurus` on whose inside the site relies, by the part of the site that does
 * (`DOCS_WITHOUT`). Nobody promises that they stay.
 */
export const RELIED_ON = {
  start: ['core/lib/client/App.js', 'core/lib/client/clientEntry.js'],
  tables: [
    'core/lib/client/docusaurus.js',
    'core/lib/client/exports/ComponentCreator.js',
    'core/lib/server/codegen/codegenRoutes.js',
    'core/lib/webpack/client.js',
    'core/lib/webpack/plugins/ChunkAssetPlugin.js',
  ],
  'served-article': [
    'theme-classic/lib/theme/DocItem/Content/index.js',
    'theme-classic/lib/theme/DocItem/index.js',
    'theme-classic/lib/theme/Tabs/index.js',
    'theme-common/lib/utils/tabsUtils.js',
  ],
} as const;

/** What the registry says of a release of Docusaurus. */
export interface Target {
  readonly version: string;
  /** The range of Node that it runs on. */
  readonly node: string;
  /** Ranges of the packages that it renders with. */
  readonly peers: Readonly<Record<string, string>>;
}

/** The parts of package.json that an upgrade changes. */
export interface Manifest {
  readonly engines: {readonly node: string};
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * package.json with another Docusaurus: every package of Docusaurus in its version, what it renders with where that does
 * not fit, and its Node where it runs on fewer.
 * @param newest the newest version of a package in a range
 */
export function withTarget<T extends Manifest>(
  manifest: T,
  {version, node, peers}: Target,
  newest: (name: string, range: string) => string,
): T {
  const moved = (packages: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(packages).map(([name, now]) => {
        const range = peers[name];
        if (name.startsWith('@docusaurus/')) {
          return [name, version];
        }
        return [name, range === undefined || semver.satisfies(now, range) ? now : newest(name, range)];
      }),
    );
  return {
    ...manifest,
    engines: {node: semver.subset(manifest.engines.node, node) ? manifest.engines.node : node},
    dependencies: moved(manifest.dependencies),
    devDependencies: moved(manifest.devDependencies),
  };
}

/** The lowest version of a range as people write it, `20.19` for `>=20.19`. */
export function lowest(range: string): string {
  const {major, minor} = semver.minVersion(range) ?? {major: 0, minor: 0};
  return `${major}.${minor}`;
}

/** The npm package that has the program of Node for a system, and nothing to run when it is installed. */
export function nodePackage(platform: NodeJS.Platform, processor: string): string {
  const system = platform === 'win32' ? 'win' : platform;
  return `${system === 'darwin' && processor === 'arm64' ? 'node-bin' : 'node'}-${system}-${processor}`;
}

/** A file of Docusaurus that differs between two installed versions. */
export interface Moved {
  /** Its path in `node_modules/@docusaurus`. */
  readonly file: string;
  /** Who of the site relies on it. */
  readonly reliedOnBy: string;
  readonly patch: string;
}

const below = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];

/** The files of the components of Docusaurus that a theme folder wraps or replaces. */
function originals(docusaurus: string, theme: string): string[] {
  const names = below(theme)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''));
  return ['theme-classic/lib/theme', 'core/lib/client/theme-fallback'].flatMap((folder) =>
    names
      .flatMap((name) => [`${name}.js`, ...['index.js', 'styles.module.css'].map((file) => `${name}/${file}`)])
      .map((file) => `${folder}/${file}`)
      .filter((file) => existsSync(path.join(docusaurus, file))),
  );
}

/**
 * The files on which the site relies, and those of the components that it wraps or replaces, which differ.
 * @param root the repository, with the Docusaurus before
 * @param copy the same with the one after
 */
export function movedFiles(root: string, copy: string): Moved[] {
  const [before, after] = [root, copy].map((folder) => path.join(folder, 'node_modules/@docusaurus')) as [
    string,
    string,
  ];
  const themes = ['src/theme', ...readdirSync(path.join(root, 'plugins')).map((name) => `plugins/${name}/theme`)];
  const files: [string, string][] = [
    ...Object.entries(RELIED_ON).flatMap(([part, names]) => names.map((name): [string, string] => [name, part])),
    ...themes.flatMap((theme) =>
      originals(before, path.join(root, theme)).map((name): [string, string] => [name, theme]),
    ),
  ];
  const read = (folder: string, file: string): string =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';
  return files.flatMap(([file, reliedOnBy]) => {
    const [old, now] = [read(before, file), read(after, file)];
    return old === now
      ? []
      : [{file, reliedOnBy, patch: createTwoFilesPatch(file, file, old, now, undefined, undefined, {context: 2})}];
  });
}

/** A part of the rehearsal, and how it ended. */
export interface Part {
  readonly name: string;
  readonly isGreen: boolean;
  /** What was counted or measured. */
  readonly note: string;
  /** Names of tests that failed. */
  readonly failures: readonly string[];
}

/**
 * The report, as Markdown.
 * @param installed what was installed, as `Docusaurus 4.0.0`, one text each
 */
export function upgradeReport(installed: readonly string[], moved: readonly Moved[], parts: readonly Part[]): string {
  const lines = ({patch}: Moved, sign: '+' | '-'): number =>
    patch.split('\n').filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3))).length;
  const table = (head: string, rows: readonly (readonly string[])[]): string =>
    [head, head.replace(/[^|]+/g, ' --- '), ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  const failures = parts.flatMap((part) => part.failures.map((name) => `- ${part.name}: ${name}`));
  return [
    `# ${installed.join(', ')}`,
    table(
      '| Part | End | |',
      parts.map(({name, isGreen, note}) => [name, isGreen ? 'ok' : 'FAILED', note]),
    ),
    ...(failures.length === 0 ? [] : [`Tests that failed:\n\n${failures.join('\n')}`]),
    moved.length === 0
      ? 'No file of Docusaurus has moved on which the site relies, or which it wraps or replaces.'
      : table(
          '| File of Docusaurus that has moved | Relied on by | Lines |',
          moved.map((one) => [one.file, one.reliedOnBy, `+${lines(one, '+')} -${lines(one, '-')}`]),
        ),
  ].join('\n\n');
}
