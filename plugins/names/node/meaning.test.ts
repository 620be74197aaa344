import {describe, expect, it} from 'vitest';
import {firstSentence} from './meaning';

describe('firstSentence', () => {
  it.each([
    ['reach of the trace', 'Reach of the trace.'],
    ['Pause between two searches. Passive ability only.', 'Pause between two searches.'],
    ['grants abilities and binds input; header `A.h`', 'Grants abilities and binds input.'],
    ['rank of this context since 1.5.1 and later', 'Rank of this context since 1.5.1 and later.'],
    ['`TBIA_Context` is the struct', 'TBIA_Context is the struct.'],
    ['what completes it, see [Enumerations](#enumerations)', 'What completes it.'],
    ['Is it really there? Yes.', 'Is it really there.'],
  ])('takes %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it.each(['', 'on', 'Interact Passive', 'see [the options](./a.mdx)', 'see the row'])(
    'finds no meaning in %j',
    (text) => {
      expect(firstSentence(text)).toBeUndefined();
    },
  );
});
