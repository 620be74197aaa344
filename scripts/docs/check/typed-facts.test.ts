import {describe, expect, it} from 'vitest';
import {pageFacts} from '../../../src/data/page-facts';
import type {Release} from '../../../src/data/releases';
import {readPage} from '../shared/page';
import {formatProblem} from '../shared/problem';
import {mentionsOf, typedFactProblems} from './typed-facts';

const releases: readonly Release[] = [
  {version: '1.10.0', date: '2026-02-19', engines: ['5.5', '5.6', '5.7']},
  {version: '1.9.0', date: '2025-06-16', engines: ['5.4', '5.5', '5.6']},
  {version: '1.8.0', date: '2024-11-26', engines: ['4.27', '5.4', '5.5']},
];
const VERSIONS = ['1.9.0', '1.8.0'];
const context = {releases, facts: {...pageFacts(VERSIONS, releases), ...pageFacts(['1.10.0'], releases)}};

/** The problems of a text in a version, by default 1.9.0, as `line: problem`. */
function problemsOf(text: string, version = '1.9.0'): string[] {
  const page = readPage('a.mdx', 'a.mdx', text, context.facts[version]);
  return typedFactProblems(page, version, context).map((problem) => formatProblem(problem).replace('a.mdx:', ''));
}

describe('facts that are typed by hand', () => {
  it.each([
    ['all engines', 'Runs on UE 5.4, 5.5 and 5.6.', /^1: UE 5\.4, 5\.5, 5\.6 is typed by hand\. Write %%engines%%,/],
    ['the newest engine', 'Open\n`C:\\UE_5.6\\Engine`.', /^2: UE 5\.6 is typed by hand\. Write %%newest-engine%%/],
    [
      'one of the engines',
      'On Unreal Engine 5.5.',
      /^1: UE 5\.5 is typed by hand\. Write a fact, for example %%engines%%, or, if others are meant, mark it/,
    ],
    ['a badge', 'For <EngineBadge version="5.4" />.', /^1: UE 5\.4 is typed by hand\. Write %%oldest-engine%%/],
    [
      'an engine of others',
      'UE 4.27 only.',
      /^1: UE 4\.27 is typed by hand, and 1\.9\.0 runs on UE 5\.4, 5\.5, 5\.6\./,
    ],
    ['a bare number beside engines', 'UE %%engines%% (4.27 and 5.5 are not all)', /^1: UE 4\.27, 5\.5 is typed/],
    ['an address', 'https://docs.unrealengine.com/5.4/en-US/input/', /^1: UE 5\.4 is typed/],
    ['an address with a query', 'https://dev.epicgames.com/docs?application_version=5.4', /^1: UE 5\.4 is typed/],
    ['its own version', 'Plugin 1.9.0 runs.', /^1: 1\.9\.0 is typed by hand\. Write %%version%%, or/],
    [
      'an older version',
      'Plugin 1.8.0 runs.',
      /^1: 1\.8\.0 is typed by hand\. Write %%previous-version%%, .* "since 1\.8\.0", or mark it/,
    ],
    ['its date', 'Out on 2025-06-16.', /^1: 2025-06-16 is typed by hand\. Write %%release-date%%, or/],
    [
      'the date of another',
      'Out on 2024-11-26.',
      /^1: 2024-11-26 is typed by hand\. Leave it out, or, if others are meant, mark it/,
    ],
    ['front matter', '---\ntitle: For UE 5.4\n---\n', /^2: UE 5\.4 is typed/],
    ['a fence', '```text\nUE_5.4\n```', /^2: UE 5\.4 is typed/],
    ['a column with another head', '| Engine | Fits |\n|---|---|\n| 1.8.0 | x |', /^3: 1\.8\.0 is typed/],
    ['an engine in a column of versions', '| Since |\n|---|\n| UE 5.4 |', /^3: UE 5\.4 is typed/],
    [
      'an engine of the future',
      'From UE 5.7 on.',
      /^1: This page of 1\.9\.0 speaks of UE 5\.7; 1\.9\.0 runs on UE 5\.4, 5\.5, 5\.6\./,
    ],
    [
      'an engine of the future under a mark',
      '{/* other-versions: why not */}\n\nUE 5.7.',
      /^3: This page of 1\.9\.0 speaks of UE 5\.7/,
    ],
    [
      'a fact that does not exist',
      'On\n%%engine-list%%.',
      /^2: %%engine-list%% is not a fact of this version\. Write one of these: engine/,
    ],
    ['a fact of another version', 'On %%ue4-engines%%.', /^1: %%ue4-engines%% is not a fact/],
    ['a mark without a reason', '{/* other-versions */}\n\nUE 5.4.', /^1: This mark does not say why\./],
    ['a mark that covers nothing', '{/* other-versions: why */}\n\nText.\n\nMore.', /^1: This mark covers no version/],
    ['a line beside a marked one', '- UE 5.4 {/* other-versions: why */}\n- UE 5.5', /^2: UE 5\.5 is typed/],
    ['a block behind a marked one', '{/* other-versions: why */}\n\nUE 5.4.\n\nUE 5.5.', /^5: UE 5\.5 is typed/],
  ])('%s', (_, text, problem) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  /** However an engine, a version or a date is written: none is true for 1.10.0. */
  it.each([
    ['works on 5.4 and 5.6', 'UE 5.4, 5.6'],
    ['The plugin supports 5.4 only.', 'UE 5.4'],
    ['| Engine | 5.4 |', 'UE 5.4'],
    ['| Engine | Fits |\n|---|---|\n| 5.4 | x |', 'UE 5.4'],
    ['| UE | Fits |\n|---|---|\n| `5.4` | x |', 'UE 5.4'],
    ['Engine 5.4', 'UE 5.4'],
    ['Engine version: 5.4', 'UE 5.4'],
    ['Unreal Editor 5.4', 'UE 5.4'],
    ['Unreal Engine 5.4.4', 'UE 5.4'],
    ['UE 5.4.4', 'UE 5.4'],
    ['UE-5.4', 'UE 5.4'],
    ['UE5_4', 'UE 5.4'],
    ['UE_5_4', 'UE 5.4'],
    ['UE&nbsp;5.4', 'UE 5.4'],
    ['UE\u00a05.4', 'UE 5.4'],
    ['UE `5.4`', 'UE 5.4'],
    ['UE **5.4**', 'UE 5.4'],
    ['**UE** 5.4', 'UE 5.4'],
    ['ue 5.4', 'UE 5.4'],
    ['UE `5.4`, `5.5` and **5.6**', 'UE 5.4, 5.5, 5.6'],
    ['```json\n"EngineVersion": "5.4.0"\n```', 'UE 5.4'],
    ['```text\nEngineVersion: "5.4.0"\n```', 'UE 5.4'],
    ["<EngineBadge version='5.4' />", 'UE 5.4'],
    ["<EngineBadge version={'5.4'} />", 'UE 5.4'],
    ['v1.9.0', '1.9.0'],
    ['`TBIA_1.9.0.zip`', '1.9.0'],
    ['`TBIA_1.9.0_UE5.4.zip`', 'UE 5.4'],
    ['Plugin version 1.9', '1.9'],
    ['TBIA 1.9 and UE %%engines%%', '1.9'],
    ['1.9.x', '1.9.x'],
    ['A version without a row, 1.9.1.', '1.9.1'],
    ['A version without a row, 1.12.0.', '1.12.0'],
    ['Out on 16 June 2025.', '2025-06-16'],
    ['Out on the 16th of June 2025.', '2025-06-16'],
    ['Out on June 16, 2025.', '2025-06-16'],
    ['Out on Nov 26th, 2024.', '2024-11-26'],
  ])('finds %j', (text, typed) => {
    const problems = problemsOf(text, '1.10.0');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`: ${typed} is typed by hand`);
  });

  it('judges docs/ by the next release', () => {
    expect(problemsOf('Runs on UE %%engines%%, as since 1.9.0.', 'current')).toEqual([]);
    expect(problemsOf('On UE 5.4.', 'current')[0]).toContain('and 1.10.0 runs on UE 5.5, 5.6, 5.7.');
    expect(problemsOf('TBIA 1.10.0.', 'current')[0]).toContain('Write %%version%%, or');
    const facts = pageFacts(['1.8.0'], releases.slice(2));
    const page = readPage('a.mdx', 'a.mdx', 'Since 1.9.0.', facts.current);
    expect(typedFactProblems(page, 'current', {releases, facts})[0]?.wrong).toContain('speaks of 1.9.0');
  });

  it('says nothing of a version without a row', () => {
    expect(problemsOf('UE 5.4', '0.9.0')).toEqual([]);
  });
});

describe('what a reader of the source sees to be meant', () => {
  it.each([
    ['facts', 'TBIA %%version%% on UE %%engines-or%% of %%release-date%%, `UE_%%newest-engine%%`.'],
    ['other numbers', 'Set `5.40 cm` or 5.5 cm; GAS Companion 5.4.0; 300.0; 2025-01-01; 15.4; Unreal 5 and UE5.'],
    ['since a version', 'Since 1.8.0 and before plugin 1.9.0, up to 1.8.0, a TBIA older than 1.9.0.'],
    ['a version and others', 'For plugin 1.8 or earlier, 1.8.0 and older, or v1.8.0 or newer.'],
    [
      'numbers that look like versions',
      'Set 2.0.1, 127.0.0.1, 2.1.x; it works in 5.5 cm, runs for 5.4 s, supports 5.4%, version 3.1; a file_5.4.1.zip.',
    ],
    ['a date of nothing', 'Written on 17 June 2025, in May 2023, and on June 2025.'],
    ['a comment', 'Text. {/* Source: engine 5.4, Pawn.cpp; observed with plugin 1.8.0. */}'],
    ['code of the engine', '```cpp\n#if ENGINE_MAJOR_VERSION == 5\nfloat Engine = 300.5f;\n```'],
    ['from an engine on', 'From UE 5.5 on. UE 5.4 and later. UE 5.5 or newer. UE 4.27 or older.'],
    ['a column of versions', '| Name | Since |\n|---|---|\n| a \\| b | 1.8.0 |\n| c | 1.9.0, from UE 5.5 on |'],
    ['a marked line', '- UE 4.27 {/* other-versions: the old engine */}'],
    ['a marked row', '| UE 4.27 | x {/* other-versions: the old engine of 1.8.0 */} |'],
    ['a marked paragraph', '{/* other-versions: the old engine */}\n\nUE 4.27.'],
    ['a marked table', '{/* other-versions: the old engine */}\n\n| E |\n|---|\n| UE 4.27 |\n| UE 5.4 |'],
    ['a marked fence', '{/* other-versions: a path */}\n\n```text\nUE_4.27\n\nUE_5.4\n```'],
    ['a marked admonition', '{/* other-versions: a path */}\n\n:::note[UE 4.27]\n\nUE 5.4\n\n:::'],
    [
      'a marked line of a figure',
      '```panel\n# other-versions: the old engine\nalt: UE 4.27\nb: UE 5.4 # other-versions: why\n```',
    ],
    ['marked front matter', '---\n# other-versions: the old engine\ntitle: UE 4.27\n---\n'],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('is told for each mention', () => {
    const page = readPage(
      'a.mdx',
      'a.mdx',
      '| Since |\n|---|\n| 1.8.0 |\n\nSince 1.9.0, UE 5.4. {/* other-versions: x y */}',
    );
    expect(mentionsOf(page, releases).map(({line, value, cover}) => `${line} ${value} ${cover ?? ''}`)).toEqual([
      '3 1.8.0 column',
      '5 1.9.0 mark',
      '5 5.4 mark',
    ]);
  });
});
