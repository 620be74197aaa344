import {describe, expect, it} from 'vitest';
import {applyEdits} from './lines';
import {judge} from './judge';
import {withGitMerge} from './merge';

/** The source page before the change. A `|` stands for a line break below. */
const BASE = `# Doors||## Opening||Stand before the door, look at its handle and press the key E once.||The door opens.||## Closing||The door closes after 5 seconds, or when you press the key again.||- One item of the list.|- Two items of the list.|`;

const lines = (text: string): string[] => text.split('|');

interface Case {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The version's page, from the base. */
  readonly target: (base: string) => string;
  readonly status: string;
  readonly note?: string | RegExp;
  /** What the version's page reads afterwards, as a part of it. */
  readonly result?: string;
  readonly ours?: readonly string[];
}

const OPENING = 'Stand before the door, look at its handle and press the key E once.';
const CLOSING = 'The door closes after 5 seconds, or when you press the key again.';

const cases: readonly Case[] = [
  {
    name: 'a sentence that stands there as it was',
    from: 'key E once',
    to: 'key E twice',
    target: (base) => base,
    status: 'applied',
    result: 'press the key E twice.',
  },
  {
    name: 'a sentence whose neighbours differ',
    from: 'The door opens.',
    to: 'The door swings open.',
    target: (base) => base.replace(OPENING, 'In this version, doors open by themselves.'),
    status: 'applied',
    result: 'by themselves.||The door swings open.||',
  },
  {
    name: 'a list item beside one that differs',
    from: 'One item of',
    to: 'The first item of',
    target: (base) => base.replace('Two items of the list', 'Both parts'),
    status: 'applied',
    note: 'the lines beside it differ',
    result: '- The first item of the list.|- Both parts.',
  },
  {
    name: 'a word of a sentence that differs elsewhere',
    from: 'look at its handle',
    to: 'look at the handle',
    target: (base) => base.replace('key E once', 'key F once'),
    status: 'applied',
    note: 'the line differs elsewhere',
    result: 'look at the handle and press the key F once.',
  },
  {
    name: 'a new paragraph',
    from: 'The door opens.',
    to: 'The door opens.||It is wide.',
    target: (base) => base.replace('5 seconds', '3 seconds'),
    status: 'applied',
    result: 'The door opens.||It is wide.||## Closing',
  },
  {
    name: 'a new list item beside one that differs',
    from: '- One item of the list.',
    to: '- One item of the list.|- A middle item.',
    target: (base) => base.replace('- Two items of the list.', '- Both parts.'),
    status: 'applied',
    note: 'the lines beside it differ',
    result: '- One item of the list.|- A middle item.|- Both parts.',
  },
  {
    name: 'a removal',
    from: 'The door opens.||',
    to: '',
    target: (base) => base.replace('5 seconds', '3 seconds'),
    status: 'applied',
    result: 'E once.||## Closing',
  },
  {
    name: 'a sentence that reads so already',
    from: 'key E once',
    to: 'key E twice',
    target: (base) => base.replace('key E once', 'key E twice'),
    status: 'already there',
  },
  {
    name: 'a sentence that reads so already, beside one that differs',
    from: 'One item of',
    to: 'The first item of',
    target: (base) => base.replace('One item of', 'The first item of').replace('Two items of the list', 'Both parts'),
    status: 'already there',
  },
  {
    name: 'a word that reads so already in a sentence that differs elsewhere',
    from: 'look at its handle',
    to: 'look at the handle',
    target: (base) => base.replace('look at its handle', 'look at the handle').replace('key E once', 'key F once'),
    status: 'already there',
    note: 'the line differs elsewhere',
  },
  {
    name: 'a new paragraph that stands there already',
    from: 'The door opens.',
    to: 'The door opens.||It is wide.',
    target: (base) => base.replace('The door opens.', 'The door opens.||It is wide.'),
    status: 'already there',
  },
  {
    name: 'a removed paragraph that has gone already',
    from: 'The door opens.||',
    to: '',
    target: (base) => base.replace('The door opens.||', ''),
    status: 'already there',
  },
  {
    name: 'the same words, changed otherwise',
    from: '5 seconds',
    to: '6 seconds',
    target: (base) => base.replace('5 seconds', '3 seconds'),
    status: 'conflict',
    note: 'this place reads otherwise',
    ours: [CLOSING.replace('5', '3')],
  },
  {
    name: 'a word right beside one that differs',
    from: 'look at its handle',
    to: 'look at the handle',
    target: (base) => base.replace('at its handle', 'at its knob'),
    status: 'conflict',
    note: 'this place reads otherwise',
  },
  {
    name: 'a word whose surroundings differ',
    from: 'key E once',
    to: 'key E twice',
    target: (base) => base.replace('press the key E once', 'hit E once'),
    status: 'conflict',
  },
  {
    name: 'a sentence of which there are two',
    from: 'key E once',
    to: 'key E twice',
    target: (base) =>
      base.replace(OPENING, `${OPENING.replace('before', 'behind')}||${OPENING.replace('before', 'beside')}`),
    status: 'conflict',
    note: 'several lines could be meant',
  },
  {
    name: 'a sentence that stands under another heading',
    from: 'The door opens.',
    to: 'The door swings open.',
    target: (base) => base.replace('## Opening', '## Gates'),
    status: 'conflict',
    note: 'would land under "Gates" instead of "Opening"',
  },
  {
    name: 'a new item between lines that both read otherwise',
    from: '- One item of the list.',
    to: '- One item of the list.|- A middle item.',
    target: (base) =>
      base.replace(
        '- One item of the list.|- Two items of the list.',
        '- One item of this list.|- Two items of this list.',
      ),
    status: 'conflict',
    note: 'the text around this place reads otherwise',
  },
  {
    name: 'a removed sentence that reads otherwise',
    from: `${CLOSING}||`,
    to: '',
    target: (base) => base.replace('5 seconds', '3 seconds'),
    status: 'conflict',
    ours: [CLOSING.replace('5', '3')],
  },
  {
    name: 'a paragraph in the place of which another stands',
    from: 'key E once',
    to: 'key E twice',
    target: (base) => base.replace(OPENING, 'Doors are opened by the ability of version one.'),
    status: 'differs on purpose',
    note: 'the old text is not in this version',
  },
  {
    name: 'a paragraph that is not there',
    from: 'key E once',
    to: 'key E twice',
    target: (base) => base.replace(`${OPENING}||`, ''),
    status: 'differs on purpose',
  },
  {
    name: 'a new paragraph in a part that is not there',
    from: 'The door opens.||## Closing',
    to: 'The door opens.||It is wide.||## Closing',
    target: () => '# Gates||Nothing of this.||Nor of that.|',
    status: 'differs on purpose',
    note: 'the text around this place is not in this version',
  },
];

describe('judge', () => {
  it.each(cases)('$name: $status', ({from, to, target, status, note, result, ours}) => {
    expect(BASE).toContain(from);
    const base = lines(BASE);
    const after = lines(BASE.replace(from, () => to));
    const page = target(BASE);
    let start = 0;
    while (base[start] === after[start]) {
      start += 1;
    }
    let tail = 0;
    while (tail < Math.min(base.length, after.length) - start && base.at(-1 - tail) === after.at(-1 - tail)) {
      tail += 1;
    }
    const hunk = {
      number: 1,
      start,
      removed: base.slice(start, base.length - tail),
      added: after.slice(start, after.length - tail),
    };
    const verdict = withGitMerge((merge) => judge(hunk, base, lines(page), merge));
    expect(verdict.status).toBe(status);
    if (note !== undefined) {
      expect(verdict.note).toBe(note);
    }
    if (verdict.status === 'applied') {
      const text = applyEdits(lines(page), [verdict.edit]).join('|');
      expect(text).toContain(result);
      expect(text).not.toBe(page);
    }
    if (ours && verdict.status === 'conflict') {
      expect(verdict.ours).toEqual(ours);
    }
  });
});
