import {describe, expect, it} from 'vitest';
import {textWidth, wrapText} from './measure';

describe('text', () => {
  it('is measured in the widest face', () => {
    expect(textWidth('Interact Active', 14)).toBeCloseTo(102.63, 1);
    expect(textWidth('Interact', 14, true)).toBeGreaterThan(textWidth('Interact', 14));
    expect(textWidth('漢', 10)).toBe(10);
  });

  it.each([
    ['short', 'one two', ['one two']],
    ['long', 'one two three four five six', ['one two', 'three four', 'five six']],
    ['with its own breaks', 'one\ntwo', ['one', 'two']],
    ['a long name', 'CheckInteractionWhileWaiting', ['CheckInteraction', 'WhileWaiting']],
    ['a tag', 'TBIA.Object.Interaction.Timed', ['TBIA.Object.', 'Interaction.', 'Timed']],
  ])('is wrapped: %s', (_, text, lines) => {
    expect(wrapText(text, 80, 14)).toEqual(lines);
  });
});
