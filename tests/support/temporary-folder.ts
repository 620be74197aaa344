import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

type Texts = Readonly<Record<string, string>>;

/**
 * A new folder with texts by their path.
 * @param atEnd says when it is removed: after the tests of the file, or with `onTestFinished` after the test that makes it
 */
export function temporaryFolder(texts: Texts, atEnd: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  atEnd(() => {
    rmSync(folder, {recursive: true});
  });
  return folder;
}
