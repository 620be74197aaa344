import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {parseMain, shareBuiltPages} from './built-pages';
import {attribute, classes, find} from './html-tree';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  writeFileSync(
    path.join(folder, 'faq.html'),
    '<body><nav>Menu</nav><main class="a b"><h1 id=x>FAQ</h1></main></body>',
  );
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('shareBuiltPages', () => {
  it('parses a page once for all readers, and forgets it then', async () => {
    const parse = vi.fn(parseMain);
    const read = shareBuiltPages(2, parse);
    const file = path.join(folder, 'faq.html');
    const [first, second] = await Promise.all([read(file), read(file)]);
    expect(second).toBe(first);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(await read(file)).not.toBe(first);
    expect(parse).toHaveBeenCalledTimes(2);
  });

  it('fails for every reader when there is no such page', async () => {
    const read = shareBuiltPages(2);
    const file = path.join(folder, 'gone.html');
    await Promise.all([
      expect(read(file)).rejects.toThrow('gone.html'),
      expect(read(file)).rejects.toThrow('gone.html'),
    ]);
  });
});

describe('the tree of a page', () => {
  it('holds the main part only, and is looked through in the order of the document', () => {
    const main = parseMain(
      '<body><nav>Menu</nav><main class="a b"><h1 id=x>FAQ</h1></main><footer>End</footer></body>',
    );
    const root = find(main, () => true);
    expect(root && [root.tagName, classes(root)]).toEqual(['main', ['a', 'b']]);
    const heading = find(main, ({tagName}) => tagName === 'h1');
    expect(heading && [attribute(heading, 'id'), attribute(heading, 'title')]).toEqual(['x', '']);
    expect(find(main, ({tagName}) => tagName === 'nav' || tagName === 'footer')).toBeUndefined();
  });
});
