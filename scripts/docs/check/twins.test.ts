import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatProblem} from '../shared/problem';
import {readTree} from '../shared/read-tree';
import {siteFrom} from '../shared/site';
import {page, SmallRepository, smallTree} from '../testing/small-tree';
import {readChangedPages} from './changed-pages';
import {findSilentChanges} from './silent-changes';
import {findTwins} from './twins';

const BODY =
  'The door opens when you press E.\n\n```dot\na line of the figure\n```\n\n| a |\n|---|\n\nThe last sentence stays.';
let repository: SmallRepository;

beforeAll(() => {
  repository = new SmallRepository(smallTree(['1.3.0', '1.2.0', '1.1.0', '1.0.0'], {'a.mdx': page('A', BODY)}));
  repository.edit('versioned_docs/version-1.0.0/a.mdx', 'The door opens', 'The old door opens');
  repository.commit('1.0.0 differs');
});

afterAll(() => {
  repository.remove();
});

function warnings(base?: string): string[] {
  const site = siteFrom(readTree(repository.root));
  return findTwins(site, readChangedPages(repository.root, base)).map(formatProblem);
}

describe('twins of a changed paragraph', () => {
  it('are silent while nothing has changed', () => {
    expect(warnings()).toEqual([]);
  });
  it('are listed with the command that carries the change', () => {
    repository.edit('versioned_docs/version-1.3.0/a.mdx', 'The door opens', 'The gate opens');
    expect(warnings()).toEqual([
      'versioned_docs/version-1.3.0/a.mdx:7: "The door opens when you press E." was changed here in 1.3.0, and still stands in ' +
        '1.1.0, 1.2.0 and docs/. If it is wrong there, too: npm run docs:backport -- --from 1.3.0',
    ]);
  });
  it('are looked for since a base, too', () => {
    repository.commit('Gate');
    expect(warnings()).toEqual([]);
    expect(warnings('HEAD^')).toHaveLength(1);
  });
  it('are gone once every version has the new text', () => {
    for (const folder of ['docs', 'versioned_docs/version-1.2.0', 'versioned_docs/version-1.1.0']) {
      repository.edit(`${folder}/a.mdx`, 'The door opens', 'The gate opens');
    }
    expect(warnings('HEAD^')).toEqual([]);
  });
  it('are not looked for where rows of dashes or new pages change', () => {
    repository.edit('docs/a.mdx', '|---|', '|----|');
    repository.write({'docs/b.mdx': page('B', 'The last sentence stays.', 2)});
    expect(warnings()).toEqual([]);
  });
  it('count a figure as one', () => {
    repository.edit('docs/a.mdx', 'a line of the figure', 'another line of it');
    expect(warnings()).toEqual([
      expect.stringContaining(
        '"```dot a line of the figure ```" was changed here in docs/, and still stands in 1.0.0-1.3.0.',
      ),
    ]);
  });
  it('need a revision that exists', () => {
    expect(() => warnings('nowhere')).toThrow('--base: there is no revision "nowhere" here');
  });
});

it('tells changes of comments and layout from those that readers see', () => {
  const small = new SmallRepository(smallTree(['1.1.0', '1.0.0'], {'a.mdx': page('A', 'One line.\n\n| a |\n|---|')}));
  const found = (): string[] =>
    findSilentChanges(siteFrom(readTree(small.root)), readChangedPages(small.root, undefined)).map(({file}) => file);
  small.edit('docs/a.mdx', 'One line.', 'One line. {/* a comment */}');
  small.edit('versioned_docs/version-1.1.0/a.mdx', 'One line.', 'One word.');
  expect(found()).toEqual([]);
  small.edit(
    'versioned_docs/version-1.0.0/a.mdx',
    'One line.\n\n| a |\n|---|',
    'One\nline. {/* a comment */}\n\n| a |\n|-----|',
  );
  expect(found()).toEqual(['versioned_docs/version-1.0.0/a.mdx']);
  small.remove();
});
