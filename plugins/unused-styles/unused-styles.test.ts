import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {withoutUnused} from './index';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unused-styles-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('keeps rules of elements, and of classes that stand in a file, also below conditions', async () => {
  const sheet = path.join(folder, 'sheet.css');
  writeFileSync(
    sheet,
    ':root{--a:1px}h1{top:0}.card{top:1px}.card--big,.avatar{top:2px}@media print{.avatar{top:3px}.card{top:4px}}',
  );
  writeFileSync(path.join(folder, 'Page.tsx'), "<div className={clsx('card', isBig && 'card--big')} />");
  expect(await withoutUnused(sheet, [path.posix.join(folder, '*.tsx')])).toBe(
    ':root{--a:1px}h1{top:0}.card{top:1px}.card--big{top:2px}@media print{.card{top:4px}}',
  );
});
