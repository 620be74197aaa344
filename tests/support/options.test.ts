// What docusaurus.config.ts can say to the plugins: the least that each takes, and what each refuses.
import {describe, expect, it} from 'vitest';
import {themes} from 'prism-react-renderer';
import * as analytics from '../../plugins/analytics';
import * as figures from '../../plugins/figures';
import * as markdownPages from '../../plugins/markdown-pages';
import * as pageHistory from '../../plugins/page-history';
import * as releaseFacts from '../../plugins/release-facts';
import * as search from '../../plugins/search';
import * as staticCode from '../../plugins/static-code';
import rehypeStaticCode from '../../plugins/static-code/rehype-static-code';
import * as staticPages from '../../plugins/static-pages';

type Options = Readonly<Record<string, unknown>>;

/** A plugin, how its options are checked, and what they can be. */
interface Case {
  /** Folder below `plugins/`, as the message names it. */
  readonly plugin: string;
  readonly check: (options: never) => unknown;
  /** The fewest options that are taken. */
  readonly least: Options;
  /** One option of another type or form. */
  readonly wrong?: Options;
}

const validated = (plugin: string, {validateOptions}: {validateOptions: (given: {options: unknown}) => unknown}) => ({
  plugin,
  check: (options: unknown) => validateOptions({options}),
});

const prism = {theme: themes.github, darkTheme: themes.dracula, additionalLanguages: []};

const CASES: Readonly<Record<string, Case>> = {
  analytics: {...validated('analytics', analytics), least: {}, wrong: {trackingId: 7}},
  figures: {...validated('figures', figures), least: {}, wrong: {cacheDir: 7}},
  remarkFigures: {plugin: 'figures', check: figures.remarkFigures, least: {siteDir: '/site'}, wrong: {outputDir: ''}},
  'markdown-pages': {
    ...validated('markdown-pages', markdownPages),
    least: {engineName: 'Engine'},
    wrong: {pages: [{path: '/changelog', title: 'T', description: 'D'}]},
  },
  'page-history': {
    ...validated('page-history', pageHistory),
    least: {versions: [], facts: {}},
    wrong: {badges: ['Badge']},
  },
  'release-facts': {
    ...validated('release-facts', releaseFacts),
    least: {facts: {}},
    wrong: {facts: {'1.0.0': {engines: ['5.4']}}},
  },
  search: {...validated('search', search), least: {}, wrong: {helpPage: {id: 'faq'}}},
  'static-code': {...validated('static-code', staticCode), least: prism, wrong: {theme: 'github'}},
  rehypeStaticCode: {plugin: 'static-code', check: rehypeStaticCode, least: prism, wrong: {darkTheme: {plain: {}}}},
  'static-pages': {...validated('static-pages', staticPages), least: {entryPage: 'intro'}, wrong: {entryPage: ''}},
};

const all = Object.entries(CASES);
const message = ({plugin}: Case): string => `docusaurus.config.ts: the options of plugins/${plugin} are not valid.`;
const call =
  ({check: run}: Case, options: Options) =>
  (): unknown =>
    run(options as never);

describe('the options of', () => {
  it.each(all)('%s can be few', (_name, one) => {
    expect(call(one, one.least)).not.toThrow();
  });

  it.each(all)('%s are refused with the name of one that does not exist', (_name, one) => {
    expect(call(one, {...one.least, misspelt: 1})).toThrow(message(one));
    expect(call(one, {...one.least, misspelt: 1})).toThrow('"misspelt"');
  });

  it.each(all.filter(([, {wrong}]) => wrong))('%s are refused with the name of one that is wrong', (_name, one) => {
    const [name = ''] = Object.keys(one.wrong ?? {});
    expect(call(one, {...one.least, ...one.wrong})).toThrow(message(one));
    expect(call(one, {...one.least, ...one.wrong})).toThrow(`\`${name}`);
  });

  const needed = all.flatMap(([name, one]) => Object.keys(one.least).map((option) => [name, option, one] as const));
  it.each(needed)('%s need %s', (_name, option, one) => {
    expect(call(one, {...one.least, [option]: undefined})).toThrow(`\`${option}\``);
  });
});

it('has defaults for what is left out', () => {
  expect(figures.validateOptions({options: {}})).toEqual({id: 'default', cacheDir: 'node_modules/.cache/tbia-figures'});
  expect(figures.validateOptions({options: {cacheDir: 'cache'}}).cacheDir).toBe('cache');
});
