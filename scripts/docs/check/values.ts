import {isMap, LineCounter, parseDocument, visit, type YAMLMap} from 'yaml';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {describeVersion, type DocsVersion, type Site} from '../shared/site';

/** Ends a row of a panel whose value differs on purpose, with the reason. A comment: readers do not see it. */
const MARK = /#\s*differs:\s*\S/;

/** A value that a panel gives to a property. */
interface Value {
  /** The asset, as the title of the panel names it. */
  readonly owner: string;
  readonly property: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly isMarked: boolean;
}

/** One value per asset and property within a version, over panels. Defaults are demanded, page by page. */
export function checkValues(site: Site): Problem[] {
  return site.versions.flatMap((version) => compare([...version.pages.values()].flatMap(panelValues), version));
}

function compare(values: readonly Value[], version: DocsVersion): Problem[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = `${value.owner}\n${value.property}`;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()].flatMap((group) => {
    const plain = group.filter(({isMarked}) => !isMarked);
    const [first] = plain;
    return group.flatMap((value): Problem[] => {
      const {file, line, owner, property} = value;
      const isSame = plain.every((each) => each.value === value.value);
      if (value.isMarked && isSame) {
        const wrong = `${property} of ${owner} differs from no other panel of ${describeVersion(version.name)}.`;
        return [{file, line, wrong, fix: 'Remove the comment `# differs:`.'}];
      }
      if (value.isMarked || !first || value.value === first.value) {
        return [];
      }
      const wrong = `${owner} has ${property} "${value.value}", but "${first.value}" in ${first.file}:${first.line}.`;
      const fix =
        'Give both the same value. Where a step changes it on purpose, end the row of the panel with `# differs: reason`.';
      return [{file, line, wrong, fix}];
    });
  });
}

/** The values in the panels of a page. */
function panelValues(page: Page): Value[] {
  return page.fences
    .filter(({lang}) => lang === 'panel')
    .flatMap(({text, line}) => {
      const values = readPanel(text);
      return (
        values
          // A name that stands twice in a panel is an entry of a list.
          .filter(({property}) => values.filter((each) => each.property === property).length === 1)
          .map((value) => ({
            ...value,
            // Each integration guide has a project of its own; the tutorials share one.
            owner: page.path.startsWith('integration_guides/') ? `${value.owner} of ${page.path}` : value.owner,
            file: page.file,
            line: line + value.line,
          }))
      );
    });
}

/** The values in a panel, with lines that count within it; the figures plugin says why one cannot be read. */
function readPanel(text: string): Omit<Value, 'file'>[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, schema: 'failsafe'});
  const owner = isMap(document.contents) ? textOf(document.contents, 'title') : undefined;
  const source = text.split('\n');
  const values: Omit<Value, 'file'>[] = [];
  visit(document, {
    Map(_key, row, ancestors) {
      const path = [...ancestors, row].flatMap((each) => (isMap(each) ? (textOf(each, 'name') ?? []) : []));
      const shown = textOf(row, 'value') ?? '';
      const value = normalise(shown);
      // The value of a row with rows counts or sums them up.
      if (owner !== undefined && row.has('name') && value !== undefined && !row.has('rows') && !/^\d+ \D/.test(shown)) {
        const {line} = lines.linePos(row.range?.[0] ?? 0);
        values.push({owner, property: path.join(' > '), value, line, isMarked: MARK.test(source[line - 1] ?? '')});
      }
    },
  });
  return document.errors.length > 0 ? [] : values;
}

function textOf(map: YAMLMap, key: string): string | undefined {
  const value = map.get(key);
  return typeof value === 'string' ? value : undefined;
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
