import {describe, expect, it} from 'vitest';
import {noteFor} from './Note';

describe('the note in place of the window', () => {
  it.each(['loading', 'open', 'failed'] as const)(
    'says on the development server that the build makes the index: %s',
    (state) => {
      expect(noteFor(state, false)).toEqual({
        text: 'The build makes the search index, so there is none here. To search, run:',
        command: 'npm run preview',
      });
    },
  );

  it('says that the window did not arrive', () => {
    expect(noteFor('failed', true)?.text).toContain('could not be loaded');
  });

  it.each([
    ['closed', false],
    ['closed', true],
    ['loading', true],
    ['open', true],
  ] as const)('is not there when the search is %s, with answers %s', (state, hasAnswers) => {
    expect(noteFor(state, hasAnswers)).toBeUndefined();
  });
});
