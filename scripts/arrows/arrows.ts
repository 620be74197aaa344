import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {ROOMS_OF_CODE} from '../linters';

/** Imports of one room by another. */
export interface Arrow {
  /** For example `src` or `plugins/search`. */
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

/** What dependency-cruiser says of a file, as far as it is needed here. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly {readonly resolved: string}[];
}

/** The rooms from the top to the bottom: each may use those below it. Rooms in one line are beside each other. */
const LEVELS: readonly (readonly string[])[] = [
  ['bench', 'scripts', 'tests'],
  ['config'],
  ['src'],
  ['plugins/<capability>'],
  ['plugins/kit'],
];

/** The room of a file; undefined for packages and for what is not code of the site. */
export function roomOf(file: string): string | undefined {
  if (file === 'docusaurus.config.ts') {
    return 'config';
  }
  const [first = '', second = '', ...rest] = file.split('/');
  if (first === 'plugins') {
    return rest.length > 0 ? `plugins/${second}` : undefined;
  }
  return ['bench', 'config', 'scripts', 'src', 'tests'].includes(first) ? first : undefined;
}

/** The arrows between the rooms of some files; those within a room are left out. */
export function arrowsOf(modules: readonly Module[]): Arrow[] {
  const counts = new Map<string, number>();
  for (const {source, dependencies} of modules.filter((module) => !/\.(?:test|spec)\.tsx?$/.test(module.source))) {
    const from = roomOf(source);
    for (const {resolved} of dependencies) {
      const to = roomOf(resolved);
      if (from !== undefined && to !== undefined && from !== to) {
        counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .map(([pair, imports]): Arrow => {
      const [from = '', to = ''] = pair.split(' ');
      return {from, to, imports};
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
}

/** The arrows of the site, as dependency-cruiser sees its imports. */
export function readArrows(): Arrow[] {
  const command = ['--no-install', 'depcruise', '--config', '.dependency-cruiser.mjs', '-T', 'json', ...ROOMS_OF_CODE];
  const cwd = path.join(__dirname, '../..');
  const output = execFileSync('npx', command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return arrowsOf((JSON.parse(output) as {readonly modules: Module[]}).modules);
}

const general = (room: string): string => (/^plugins\/(?!kit$)/.test(room) ? 'plugins/<capability>' : room);
const levelOf = (room: string): number => LEVELS.findIndex((level) => level.includes(general(room)));

/** The arrows that go upward: a room uses one that stands above it. */
export function upwardArrows(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter(({from, to}) => levelOf(from) > levelOf(to));
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const line = (row: readonly (string | number)[]): string =>
    `| ${widths.map((width, column) => String(row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

/** A row for each room, from the top to the bottom, with the imports of each other one. */
export function roomTable(arrows: readonly Arrow[]): string {
  const rooms = LEVELS.flat();
  const sum = (from: string, to: string): number | string =>
    arrows
      .filter((arrow) => general(arrow.from) === from && general(arrow.to) === to)
      .reduce((total, {imports}) => total + imports, 0) || '';
  return table([['uses', ...rooms], ...rooms.map((from) => [from, ...rooms.map((to) => sum(from, to))])]);
}

/** A row for each capability that uses others. */
export function capabilityTable(arrows: readonly Arrow[]): string {
  const between = arrows.filter(({from, to}) => [from, to].every((room) => general(room) === 'plugins/<capability>'));
  const short = (room: string): string => room.replace('plugins/', '');
  const rows = [...new Set(between.map(({from}) => from))].map((room) => [
    short(room),
    between
      .filter(({from}) => from === room)
      .map(({to, imports}) => `${short(to)} (${imports})`)
      .join(', '),
  ]);
  return table([['capability', 'uses'], ...rows]);
}
