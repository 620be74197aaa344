import {spawnSync} from 'node:child_process';
import {afterEach, expect, it, vi} from 'vitest';
import {findOtherFonts, fontSettings, hasFont} from './fonts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('names each font that is not here and cannot be installed, and how to get it', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const {names, leftOut} = findOtherFonts();
  expect(names).toEqual([]);
  expect(leftOut).toHaveLength(3);
  expect(leftOut).toContain(
    'Noto Sans is not here: its tests do not run. Install it (on Debian: fontconfig, fonts-noto-core) and run again.',
  );
});

const FONT = 'DejaVu Sans Mono';

it.skipIf(!hasFont(FONT))(`the settings make a font the system's (needs ${FONT})`, () => {
  const match = (env: NodeJS.ProcessEnv): string =>
    String(spawnSync('fc-match', ['--format', '%{family}', 'sans'], {env: {...process.env, ...env}}).stdout);
  expect(match({})).not.toBe(FONT);
  expect(match({FONTCONFIG_FILE: fontSettings(FONT)})).toBe(FONT);
});
