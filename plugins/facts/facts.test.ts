import {describe, expect, it} from 'vitest';
import {bodyOf, frontMatterOf} from '../kit/front-matter';
import {textHooks, fillFacts, unknownFacts} from './facts';

const FACTS = {version: '2.0.0', 'engines-or': '6.0 or 6.1', 'engine-badges': '<EngineBadge version="6.0" />'};

describe('resolving facts', () => {
  it.each([
    ['in words', 'Plugin %%version%% runs.', 'Plugin 2.0.0 runs.'],
    ['in a table', '| a | UE %%engines-or%% |', '| a | UE 6.0 or 6.1 |'],
    ['in code and in a folder', '`C:\\UE_%%version%%\\Engine`', '`C:\\UE_2.0.0\\Engine`'],
    ['in a figure', '```panel\nalt: Of %%version%%\n```', '```panel\nalt: Of 2.0.0\n```'],
    ['in an attribute', '<MenuPath label="%%version%%" />', '<MenuPath label="2.0.0" />'],
    ['in a heading', '## In %%version%% {/* #in */}', '## In 2.0.0 {/* #in */}'],
    ['in front matter', '---\ntitle: %%version%%\n---\n', '---\ntitle: 2.0.0\n---\n'],
    ['as elements', 'For %%engine-badges%%.', 'For <EngineBadge version="6.0" />.'],
    ['not what only looks like one', '100%% and %%Version%% and %%a--b%%', '100%% and %%Version%% and %%a--b%%'],
  ])('%s', (_, text, resolved) => {
    expect(fillFacts(text, FACTS)).toBe(resolved);
  });

  it('finds the names that no fact has, with line and the names that there are', () => {
    const [first, ...others] = unknownFacts('one\ntwo %%other-name%%\n%%version%% %%constructor%%', FACTS);
    expect(first).toEqual({
      line: 2,
      wrong: '%%other-name%% is not a fact of this version.',
      fix: 'Write one of these: engine-badges, engines-or, version.',
    });
    expect(others).toMatchObject([{line: 3, wrong: '%%constructor%% is not a fact of this version.'}]);
    expect(fillFacts('%%a%% %%version%%', FACTS)).toBe('%%a%% 2.0.0');
  });
});

describe('the hooks of Docusaurus', () => {
  const hooks = textHooks('/site', {'1.0.0': {version: '1.0.0'}, current: {version: '1.1.0'}});
  const words = (filePath: string, fileContent = 'Of %%version%%'): string =>
    hooks.preprocessor({filePath, fileContent});

  it('take the facts of the version whose folder the page is in', () => {
    expect(words('/site/versioned_docs/version-1.0.0/a/b.mdx')).toBe('Of 1.0.0');
    expect(words('/site/docs/a.mdx')).toBe('Of 1.1.0');
  });
  it('leave pages outside of the docs alone, but for the ends of their lines', () => {
    expect(words('/site/src/pages/changelog.mdx', 'One\r\n%%version%%')).toBe('One\n%%version%%');
    expect(words('/docs/site/docs.mdx')).toBe('Of %%version%%');
  });
  it('know no fact in a version that they were not told of', () => {
    expect(() => words('/site/versioned_docs/version-0.9.0/a.mdx')).toThrow(
      'versioned_docs/version-0.9.0/a.mdx:1: %%version%% is not a fact of this version.',
    );
  });
  it('resolve front matter before it is read', async () => {
    const fileContent = '---\ntitle: %%version%%\n---\nOf %%version%%\n';
    const parsed = await hooks.parseFrontMatter({
      filePath: '/site/docs/a.mdx',
      fileContent,
      defaultParseFrontMatter: ({fileContent: text}) =>
        Promise.resolve({frontMatter: frontMatterOf(text), content: bodyOf(text)}),
    });
    expect(parsed).toEqual({frontMatter: {title: '1.1.0'}, content: 'Of 1.1.0\n'});
  });
});
