import {isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {proseOf, tablesOf} from '../shared/prose';
import type {DocsVersion, Site} from '../shared/site';
import {describeVersion} from '../shared/site';

/** Ends a row of a panel whose value differs on purpose, with the reason. A comment: readers do not see it. */
const MARK = /#\s*differs:\s*\S/;

/** A value that a panel, a table or a sentence gives to a property. */
interface Value {
  /** What has the property: an asset in a panel, an ability whose defaults are told. */
  readonly owner: string;
  readonly property: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly isMarked: boolean;
}

/**
 * One value per asset and property within a version, over panels; one default per property of an ability, over tables
 * and text.
 */
export function checkValues(site: Site): Problem[] {
  return site.versions.flatMap((version) => [...versionProblems(version)]);
}

function versionProblems(version: DocsVersion): Problem[] {
  const pages = [...version.pages.values()];
  return [
    ...compare(
      pages.flatMap((page) => [...panelValues(page), ...stepValues(page)]),
      version.name,
      (value) => `${value.owner} has ${value.property}`,
    ),
    ...compare(
      pages.flatMap(defaultsOf),
      version.name,
      (value) => `The default of ${value.property} (${value.owner}) is`,
    ),
  ];
}

function compare(values: readonly Value[], version: string, subject: (value: Value) => string): Problem[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = `${value.owner}\n${value.property}`;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()].flatMap((group) => {
    const plain = group.filter(({isMarked}) => !isMarked);
    const [first] = plain;
    return group.flatMap((value): Problem[] => {
      if (value.isMarked) {
        return plain.some((each) => each.value !== value.value)
          ? []
          : [
              {
                file: value.file,
                line: value.line,
                wrong: `${value.property} of ${value.owner} differs from no other panel of ${describeVersion(version)}.`,
                fix: 'Remove the comment `# differs:`.',
              },
            ];
      }
      return first && value.value !== first.value
        ? [
            {
              file: value.file,
              line: value.line,
              wrong: `${subject(value)} "${value.value}", but "${first.value}" in ${first.file}:${first.line}.`,
              fix: 'Give both the same value. Where a step changes it on purpose, end the row of the panel with `# differs: reason`.',
            },
          ]
        : [];
    });
  });
}

/** A row of a panel. Its line counts within the panel, from 1. */
type PanelValue = Omit<Value, 'file' | 'owner'> & {readonly title: string};

// Neighbouring versions share most of their panels: each is parsed once.
const known = new Map<string, readonly PanelValue[]>();

/** The values in the panels of a page. */
function panelValues(page: Page): Value[] {
  return page.fences
    .filter(({lang}) => lang === 'panel')
    .flatMap((fence) => {
      const values = known.get(fence.text) ?? readPanel(fence.text);
      known.set(fence.text, values);
      return values.map(({title, ...value}) => ({
        ...value,
        // Each integration guide has a project of its own; the tutorials share one.
        owner: page.path.startsWith('integration_guides/') ? `${title} of ${page.path}` : title,
        file: page.file,
        line: fence.line + value.line,
      }));
    });
}

function readPanel(text: string): PanelValue[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, schema: 'failsafe'});
  const {contents} = document;
  // The figures plugin says what is wrong with a panel that cannot be read.
  if (document.errors.length > 0 || !isMap(contents)) {
    return [];
  }
  const title = textOf(contents, 'title');
  const sections = contents.get('sections', true);
  if (title === undefined || !isSeq(sections)) {
    return [];
  }
  const source = text.split('\n');
  const values: PanelValue[] = [];
  const walk = (rows: unknown, above: string): void => {
    for (const row of isSeq(rows) ? rows.items : []) {
      const name = isMap(row) ? textOf(row, 'name') : undefined;
      if (!isMap(row) || name === undefined) {
        continue;
      }
      const inner = row.get('rows', true);
      const shown = textOf(row, 'value') ?? '';
      const value = normalise(shown);
      // The value of a row with rows counts or sums them up.
      if (value !== undefined && inner === undefined && !/^\d+ \D/.test(shown)) {
        const line = lines.linePos(row.range?.[0] ?? 0).line;
        values.push({
          title,
          property: `${above}${name}`,
          value,
          line,
          isMarked: MARK.test(source[line - 1] ?? ''),
        });
      }
      walk(inner, `${above}${name} > `);
    }
  };
  for (const section of sections.items) {
    walk(isMap(section) ? section.get('rows', true) : undefined, '');
  }
  // A name that stands twice in a panel is an entry of a list.
  return values.filter(({property}) => values.filter((each) => each.property === property).length === 1);
}

/** The assets whose properties a page sets in a list. */
const ASSETS: Readonly<Record<string, string>> = {
  'quick-start/using-active.mdx': 'InteractActive',
  'quick-start/using-passive.mdx': 'InteractPassive',
};

/** The values that a list gives to properties, as `` - `Name` (default `value`): `value` ``. */
function stepValues(page: Page): Value[] {
  const owner = ASSETS[page.path];
  return proseOf(page).flatMap(({line, text}) => {
    const [, property, code, word] = /^\s*- `([^`]+)`(?: \([^)]*\))?: (?:`([^`]+)`|(on|off)\b)/.exec(text) ?? [];
    const value = normalise(code ?? word ?? '');
    return owner === undefined || property === undefined || value === undefined
      ? []
      : [{owner, property, value, file: page.file, line, isMarked: false}];
  });
}

function textOf(map: YAMLMap, key: string): string | undefined {
  const value: unknown = map.get(key, true);
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined;
}

/** The pages that tell the defaults of an ability. */
const ABILITIES: Readonly<Record<string, string>> = {
  'architecture/interact-active.mdx': 'Interact Active',
  'architecture/interact-passive.mdx': 'Interact Passive',
  'architecture/interact-animation.mdx': 'Interact Animation',
  'architecture/object-interaction-timed.mdx': 'Object Interaction Timed',
  'quick-start/using-active.mdx': 'Interact Active',
  'quick-start/using-passive.mdx': 'Interact Passive',
  'quick-start/using-animation.mdx': 'Interact Animation',
  'quick-start/using-object-timed.mdx': 'Object Interaction Timed',
};

/** The pins of the interaction context are the same on every page. */
const CONTEXT = 'interaction context';

/** The defaults that a page tells in tables with a column Default, and in text as `` `Name` (default `value`) ``. */
function defaultsOf(page: Page): Value[] {
  const lines = proseOf(page);
  const ability = ABILITIES[page.path];
  const values: Value[] = [];
  const add = (owner: string | undefined, property: string, text: string, line: number): void => {
    const value = normalise(text);
    if (owner !== undefined && value !== undefined) {
      values.push({owner, property, value, file: page.file, line, isMarked: false});
    }
  };
  for (const {header, rows} of tablesOf(lines)) {
    const column = header.indexOf('Default');
    const owner = header[0] === 'Pin' ? CONTEXT : header[0] === 'Property' ? ability : undefined;
    for (const {line, cells} of column === -1 ? [] : rows) {
      for (const [, name = ''] of (cells[0] ?? '').matchAll(/`([^`]+)`/g)) {
        add(owner, name, cells[column] ?? '', line);
      }
    }
  }
  for (const {line, text} of lines) {
    for (const [, name = '', value = ''] of text.matchAll(/`([^`]+)` \(default `([^`]+)`/g)) {
      add(ability, name, value, line);
    }
  }
  return values;
}

/** Spells a value in one way. What is not known is not a value. */
function normalise(cell: string): string | undefined {
  const text = cell.replaceAll('`', '').trim();
  if (text === '' || /\bnot documented\b/.test(text)) {
    return undefined;
  }
  const words: Readonly<Record<string, string>> = {true: 'on', false: 'off', none: 'empty'};
  const number = Number(/^-?\d+(?:\.\d+)?(?= ?(?:s|cm)?$)/.exec(text)?.[0]);
  return Number.isNaN(number) ? (words[text] ?? text) : String(number);
}
