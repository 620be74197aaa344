import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterEach, expect, it, vi} from 'vitest';
import {browserToInstall} from './browser';
import {countLeftOut, enginesToInstall, findEngines, miniBrowser} from './engines';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('names each engine that is not here and cannot be installed, and how to get it', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('FIREFOX', undefined);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(findEngines()).toEqual({
    names: [],
    leftOut: [
      'Firefox is not here: its tests do not run. Install it (on Debian: firefox-esr) and run again.',
      'WebKit is not here: its tests do not run. Install it (on Debian: webkit2gtk-driver, libwebkit2gtk-4.1-0, xvfb) and run again.',
    ],
  });
});

it('says what it would install where it can, and from where', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bin-'));
  try {
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
    vi.stubEnv('FIREFOX', '/opt/firefox/firefox');
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
    writeFileSync(path.join(folder, 'apt-get'), '', {mode: 0o755});
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    expect(enginesToInstall()).toEqual(['WebKit, with apt-get: webkit2gtk-driver, libwebkit2gtk-4.1-0, xvfb']);
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(enginesToInstall()).toEqual([]);
    vi.stubEnv('CHROMIUM', '/opt/chromium');
    expect(browserToInstall()).toEqual([]);
    vi.stubEnv('CHROMIUM', undefined);
    vi.stubEnv('PATH', folder);
    vi.spyOn(chromium, 'executablePath').mockReturnValue('/nowhere/chromium');
    expect(browserToInstall()).toEqual(['Chromium, with "playwright install chromium"']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

it('takes the Firefox that the environment names', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('FIREFOX', '/opt/firefox/firefox');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(findEngines().names).toEqual(['Firefox']);
});

it.each([
  ['are skipped', {}, 0],
  ['fail where all journeys are asked for', {TEST_ENGINES: 'long'}, 2],
  ['fail where every engine is asked for', {TEST_ENGINES: 'short'}, 2],
])('engines that are not here %s', (_end, env, failed) => {
  expect(countLeftOut(['Firefox is not here.', 'WebKit is not here.'], env)).toEqual({passed: 0, failed});
  expect(countLeftOut([], env)).toEqual({passed: 0, failed: 0});
});

it('takes the browser of WebKitGTK that reads the settings of GTK 3, wherever it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lib-'));
  const add = (release: string): string => {
    const file = path.join(folder, release, 'MiniBrowser');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '');
    return file;
  };
  try {
    expect(miniBrowser(folder)).toBeUndefined();
    const newest = add('webkit2gtk-6.0');
    expect(miniBrowser(folder)).toBe(newest);
    const best = add('x86_64-linux-gnu/webkit2gtk-4.1');
    expect(miniBrowser(folder)).toBe(best);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
