import {describe, expect, it} from 'vitest';
import {fingerprint, lockOf, movedFiles, type Installed} from './upstream';

describe('the lock', () => {
  const upstream = [{package: '@scope/pack', file: 'lib/a.js', usedBy: 'our/a.ts'}];
  const installed = (version: string, text?: string): Installed => ({
    version: () => version,
    read: () => text,
  });
  const lock = lockOf(upstream, installed('1.0.0', 'a\n'));

  it('holds package, version, file and hash', () => {
    expect(lock).toEqual([{package: '@scope/pack', version: '1.0.0', file: 'lib/a.js', sha256: fingerprint('a\n')}]);
    expect(() => lockOf(upstream, installed('1.0.0'))).toThrow(
      '@scope/pack has no lib/a.js here. our/a.ts relies on it',
    );
  });
  it('is silent while the file stays, in a new version too, however its lines end', () => {
    expect(movedFiles(upstream, lock, installed('1.0.0', 'a\n'))).toEqual([]);
    expect(movedFiles(upstream, lock, installed('2.0.0', 'a\r\n'))).toEqual([]);
  });
  it('says which file has moved, how to see the difference, and what to adapt', () => {
    expect(movedFiles(upstream, lock, installed('1.1.0', 'b\n'))).toEqual([
      [
        '@scope/pack/lib/a.js has changed from 1.0.0 to 1.1.0. Look at the difference:',
        '  npm diff --diff=@scope/pack@1.0.0 --diff=@scope/pack@1.1.0 lib/a.js',
        'Adapt our/a.ts, run its tests, then: npm run upstream:lock',
      ].join('\n'),
    ]);
    expect(movedFiles(upstream, lock, installed('1.1.0')).join()).toContain('is gone in 1.1.0');
  });
  it('notices a file that was changed in place, one that is new, and one that is no longer used', () => {
    expect(movedFiles(upstream, lock, installed('1.0.0', 'b\n')).join()).toContain('Reinstall: npm ci');
    expect(movedFiles(upstream, [], installed('1.0.0', 'a\n')).join()).toContain('is not in the lock');
    expect(movedFiles([], lock, installed('1.0.0', 'a\n')).join()).toContain('is locked, but not in the list');
  });
});
