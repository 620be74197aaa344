import {describe, expect, it} from 'vitest';
import {normalize, textTerms, words, wordTerms} from './terms';

describe('words', () => {
  it.each([
    [
      'Set TBIA.Event.Interaction.InteractActiveEnd, then.',
      ['Set', 'TBIA.Event.Interaction.InteractActiveEnd', 'then'],
    ],
    ['`TBIA_Runtime.Build.cs` (UE 5.4)', ['TBIA_Runtime.Build.cs', 'UE', '5.4']],
    ['Do I need C++? It doesn’t say.', ['Do', 'I', 'need', 'C++', 'It', 'doesn’t', 'say']],
    ['Edit > Plugins', ['Edit', 'Plugins']],
    ['حركة 🎮 Überschrift', ['حركة', 'Überschrift']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ['', []],
  ])('cuts %j', (text, expected) => {
    expect(words(text).map(([word]) => word)).toEqual(expected);
  });
});

describe('wordTerms', () => {
  it.each([
    [
      'ATBIA_GASActorBase',
      {names: ['atbia_gasactorbase', 'tbia_gasactorbase', 'gasactorbase'], parts: ['tbia', 'gas', 'actor', 'base']},
    ],
    ['UAnimInstance', {names: ['uaniminstance', 'animinstance'], parts: ['anim', 'instance']}],
    ['IsInteractionStillValid', {names: ['isinteractionstillvalid'], parts: ['is', 'interaction', 'still', 'valid']}],
    ['UE5.4', {names: ['ue5.4'], parts: ['ue', '5.4']}],
    ['5.4', {names: ['5.4'], parts: []}],
    ['FAQ', {names: ['faq'], parts: []}],
    ['doesn’t', {names: ['doesnt'], parts: []}],
  ])('cuts %s', (word, expected) => {
    expect(wordTerms(word)).toEqual(expected);
  });

  it.each(['IA_Run', 'UE_5.6', 'EnhancedInput', 'Interact'])('takes no type prefix off %s', (word) => {
    const {names} = wordTerms(word);
    expect(names.filter((name) => normalize(word).slice(1) === name)).toEqual([]);
  });
});

describe('textTerms', () => {
  it('counts terms and leaves out stop words', () => {
    expect(textTerms('The key and the Key of IsValid')).toEqual(['key', 'key', 'isvalid', 'valid']);
  });
});
