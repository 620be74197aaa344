// A name that was seen in the editor or in a log leads to the page that explains it first, in every version.
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VERSIONS} from '../../tests/pages';
import {explainedNames} from '../../tests/search/names';
import {builtIndex, idOf} from '../../tests/search/relevance';

const build = path.join(__dirname, '../../build');

for (const version of VERSIONS) {
  test(`the first answer for each name of ${version} is the page that explains it`, async () => {
    const index = await builtIndex(build, version);
    const names = explainedNames(version);
    const misled = names.flatMap(({name, page}) => {
      const [first] = index.search(name).pages.map((hit) => idOf(hit.page.path, version));
      return first === page ? [] : [`${name}: ${first ?? 'nothing'} in place of ${page}`];
    });
    expect(names.length).toBeGreaterThan(60);
    expect(misled).toEqual([]);
  });
}
