import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readSwitches} from '../config/switches';
import {installedIn, LOCK_FILE} from '../plugins/lean-client/installed';
import {standIns} from '../plugins/lean-client/stand-ins';
import {movedFiles, type LockedFile} from '../plugins/lean-client/upstream';
import releasedVersions from '../versions.json';
import {isLeftOut, UPSTREAM} from './upstream-files';

const root = path.join(import.meta.dirname, '..');

it('every file that the site stands in for is as it was when it was last looked at', () => {
  const lock = JSON.parse(readFileSync(path.join(root, LOCK_FILE), 'utf8')) as LockedFile[];
  const {without} = readSwitches(process.env, releasedVersions);
  const absent = UPSTREAM.filter((file) => isLeftOut(file, without));
  const isAbsent = (one: LockedFile): boolean =>
    absent.some((file) => file.package === one.package && file.file === one.file);
  const relied = UPSTREAM.filter((file) => !absent.includes(file));
  const locked = lock.filter((one) => !isAbsent(one));
  expect(movedFiles(relied, locked, installedIn(root)).join('\n\n')).toBe('');
});

it('a build that goes without a part may go on when upstream of that part has moved', () => {
  const of = (...without: Parameters<typeof isLeftOut>[1] extends ReadonlySet<infer Change> ? Change[] : never) =>
    UPSTREAM.filter((file) => isLeftOut(file, new Set(without))).map(({usedBy}) => usedBy);
  expect(of()).toEqual([]);
  expect(new Set(of('lean-head'))).toEqual(new Set(['plugins/lean-client/client/helmet.ts']));
  // The router relies on the same files as the start in parts: they count as long as one of the two is there.
  const ofStart = UPSTREAM.filter(({usedBy}) => usedBy.includes('start.ts')).map(({usedBy}) => usedBy);
  expect(ofStart.length).toBeGreaterThan(0);
  expect(of('lean-start')).toEqual([]);
  expect(of('lean-start', 'lean-router')).toEqual(expect.arrayContaining(ofStart));
  expect(of('lean-client').every((file) => file.includes('lean-client') || file.includes('progress-bar'))).toBe(true);
  expect(of('lean-client').length).toBeGreaterThan(20);
});

it('every module that has a stand-in is among these files', () => {
  const known = UPSTREAM.map(({package: name, file}) => `${name}/${file}`);
  const packages = new Set(UPSTREAM.map(({package: name}) => name));
  // Preact says itself what of React it has, and the bundler stops where something is missing.
  const ofReact = /^react(?:-dom)?(?=[/$])/;
  const names = Object.keys(standIns([], {nprogress: 'progress-bar.ts'})).filter((name) => !ofReact.test(name));
  expect(names.length).toBeGreaterThan(5);
  const missing = names.filter((name) => {
    const request = name.replace(/\$$/, '').replace('@docusaurus/Link', '@docusaurus/core/lib/client/exports/Link');
    const [, inModules] = request.split(`${path.sep}node_modules${path.sep}`);
    return inModules === undefined
      ? !packages.has(request) && !known.includes(`${request}.js`)
      : !known.some((file) => file.replace(/\.js$/, '') === inModules.replace(/\.js$/, ''));
  });
  expect(missing).toEqual([]);
});
