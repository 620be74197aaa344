import {describe, expect, it} from 'vitest';
import {readPage} from '../shared/page';
import {formatProblem} from '../shared/problem';
import {page} from '../testing/small-tree';
import {spellingsOf} from '../../../plugins/names/rows';
import {isKnownIn, listGlossary, readGlossary} from './glossary';
import {identifierProblems, lexiconFrom} from './identifiers';

const {entries} = readGlossary(`
- {name: UTBIA_InteractionComponent, kind: class, since: 1.0.0, also: [TBIA_InteractionComponent], wrong: [TBInteraction Component]}
- {name: UTBIA_GameplayAbility, kind: class, since: 1.5.2, release: unknown}
- {name: TBIA_GamePlayTags, kind: asset, since: 1.0.0, until: 1.4.0, afterwards: [faq.mdx]}
- {name: TBIA_GEStateInteracting, kind: effect, since: 1.0.0}
- {name: TBIA.Input.Interaction.InteractActive, kind: tag, since: 1.1.1, release: unknown}
- {name: TBInteraction.Ability.Run, kind: tag, since: 1.0.0}
- {name: TBIA_Runtime.Build.cs, kind: file, since: 1.1.1, release: unknown}
- {name: TBIA_Demo, kind: project, since: 1.0.0}
- {name: Is Available for Interaction, kind: function, since: 1.0.0}
- {name: Interact Active Type, kind: property, since: 1.3.0, release: 1.3.0}
`);
const lexicon = lexiconFrom(entries);

function errorsOf(text: string, version = '1.9.0', path = 'a.mdx'): string[] {
  return identifierProblems(readPage(path, path, page('A', text)), version, lexicon).map(formatProblem);
}

describe('identifierProblems', () => {
  it.each([
    'The class `UTBIA_InteractionComponent`, in Blueprint `TBIA_InteractionComponent`.',
    'The header `TBIA_InteractionComponent.h`, its source `TBIA_InteractionComponent.cpp`.',
    'Include `TBIA_InteractionComponent.generated.h`.',
    'The tag `TBIA.Input.Interaction.InteractActive`, below TBIA.Input.Interaction.',
    'All `TBIA_GE...` effects, all `TBInteraction.*` tags.',
    'Open `TBIA_Runtime.Build.cs`. It is part of TBIA_Demo.',
    'Call `Is Available for Interaction` or `IsAvailableForInteraction`.',
    'The label `TBIA Interaction Component` has spaces.',
    'See https://site.example/TBIA-Documentation for TBIA 1.9.0.',
  ])('accepts %s', (text) => {
    expect(errorsOf(text)).toEqual([]);
  });
  it.each([
    [
      '`TBIA_interactionComponent`',
      '1.9.0',
      /TBIA_interactionComponent is not in the glossary\. Did you mean TBIA_InteractionComponent\?/,
    ],
    ['`ATBIA_InteractionComponent`', '1.9.0', /ATBIA_InteractionComponent is not in the glossary/],
    ['`TBIA_GEStateInteracting.h`', '1.9.0', /TBIA_GEStateInteracting\.h is not in the glossary/],
    ['`TBIA.Input.Interaction.Active`', '1.9.0', /Did you mean TBIA\.Input\.Interaction\.InteractActive\?/],
    ['`TBIA_Demo.Ability`', '1.9.0', /TBIA_Demo\.Ability is not in the glossary/],
    ['`TBInteraction.Ability.Rnu`', '1.9.0', /Did you mean TBInteraction\.Ability\.Run\?/],
    [
      '`TBInteraction Component`',
      '1.9.0',
      /TBInteraction Component is not in the glossary\. Did you mean UTBIA_InteractionComponent\?/,
    ],
    ['`Is Available For Interaction`', '1.9.0', /Did you mean Is Available for Interaction\?/],
    [
      '`UTBIA_GameplayAbility`',
      '1.4.0',
      /UTBIA_GameplayAbility exists since 1\.5\.2; this is 1\.4\.0\. Leave it out of this version/,
    ],
    ['`Interact Active Type`', '1.2.0', /Interact Active Type exists since 1\.3\.0/],
    ['`TBIA_GamePlayTags`', '1.5.2', /TBIA_GamePlayTags has gone after 1\.4\.0; this is 1\.5\.2/],
    ['`TBIA_GamePlayTags`', 'current', /TBIA_GamePlayTags has gone after 1\.4\.0; this is docs\//],
  ])('reports %s in %s', (text, version, error) => {
    expect(errorsOf(text, version).join('\n')).toMatch(error);
  });
  it('says the line, in front matter and figures as well', () => {
    expect(errorsOf('Text.\n\n```panel\nalt: TBIA_Nothing\n```')).toEqual([
      expect.stringMatching(/^a\.mdx:10: TBIA_Nothing/),
    ]);
  });
  it('lets pages for those who upgrade name what has gone', () => {
    expect(errorsOf('`TBIA_GamePlayTags.TBIA_GamePlayTags`', '1.9.0', 'faq.mdx')).toEqual([]);
  });
});

describe('the glossary of a version', () => {
  it('has what exists from its first to its last version', () => {
    const tags = entries.find(({name}) => name === 'TBIA_GamePlayTags');
    expect(
      tags && ['1.0.0', '1.4.0', '1.5.2', 'current'].map((version) => isKnownIn(tags, version, () => false)),
    ).toEqual([true, true, false, false]);
  });
  it('can be listed', () => {
    expect(listGlossary(entries, '1.0.0').split('\n')[0]).toBe(
      'class     UTBIA_InteractionComponent, TBIA_InteractionComponent',
    );
    expect(listGlossary(entries, '1.0.0')).not.toContain('UTBIA_GameplayAbility');
  });
  it('knows names with spaces in one word', () => {
    expect(spellingsOf({name: 'On Pre Interact', also: []})).toEqual(['On Pre Interact', 'OnPreInteract']);
  });
});
