// cspell:words multiplaye tarce
import type {Version} from '../pages';

/** What a reader types, and the pages that answer it. */
export interface RelevanceQuery {
  readonly query: string;
  /** Ids of the pages that answer the query, the best one first; `changelog` and `roadmap` are the site's own pages. */
  readonly pages: readonly string[];
  /** First documented version that knows the subject; without it, all that have one of the pages. */
  readonly since?: Version;
}

const ARCHITECTURE = 'architecture/';
const FEATURES = 'features/';
const GUIDES = 'integration_guides/';
const START = 'getting-started/';
const QUICK = 'quick-start/';
const OVERVIEW = `${ARCHITECTURE}overview`;

/**
 * Queries as readers type them. They were written from the tables of contents, the FAQ and the lists of symptoms
 * before the ranking was tuned; a query that fails is not a reason to change this list.
 */
export const QUERIES: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  identifiers: [
    {query: 'TBIA_InteractionContext', pages: [OVERVIEW]},
    {query: 'TBIA_CharacterContext', pages: [OVERVIEW, `${QUICK}using-active`]},
    {query: 'ATBIA_GASActorBase', pages: [OVERVIEW]},
    {query: 'UTBIA_AbilitySystemComponent', pages: [OVERVIEW]},
    {
      query: 'TBIA.Event.Interaction.InteractActiveEnd',
      pages: [`${FEATURES}interact-active-type`, OVERVIEW],
      since: '1.3.0',
    },
    {
      query: 'TBIA.Interaction.Triggered.Cosmetic',
      pages: [`${ARCHITECTURE}triggered-interaction-cosmetic`, `${QUICK}using-triggered-cosmetic`],
      since: '1.1.1',
    },
    {
      query: 'TBIA.Object.Interaction.Timed',
      pages: [`${ARCHITECTURE}object-interaction-timed`, `${QUICK}using-object-timed`],
    },
    {
      query: 'TBIA_GEStateInteractingEnd',
      pages: [`${QUICK}using-object-tag`, `${ARCHITECTURE}object-interaction-tag`],
      since: '1.1.1',
    },
    {query: 'IsInteractionStillValid', pages: [OVERVIEW, 'faq', `${FEATURES}interact-active-type`]},
    {query: 'IsAvailableForInteraction', pages: [OVERVIEW, `${QUICK}using-passive`]},
    {
      query: 'OverrideBlendOutTimeForCancelAbility',
      pages: [`${ARCHITECTURE}interact-animation`, `${QUICK}using-animation`, 'faq'],
      since: '1.1.1',
    },
    {query: 'UTBIA_GASEngineSubsystem', pages: [`${GUIDES}lyra`, OVERVIEW], since: '1.5.2'},
    {query: 'TBIA_EnhancedInputMapping', pages: [`${FEATURES}using-enhanced-input`, OVERVIEW], since: '1.1.1'},
    {query: 'AbilitySet_ShooterHero', pages: [`${GUIDES}lyra`]},
    {query: 'AAGRCharacter', pages: [`${GUIDES}unreal-engine-4-plugins`]},
    {query: 'GSCAbilitySystemComponent', pages: [`${GUIDES}gas-companion`]},
    {
      query: 'BP_ShieldCell_Item',
      pages: [`${FEATURES}proximity-interactions`, `${FEATURES}passive-custom-trace`, `${START}demo-project`],
      since: '1.2.0',
    },
    {query: 'ABP_Door', pages: [`${QUICK}using-object-timed`]},
    {query: 'TBIA_InteractionFunctionLibrary', pages: [OVERVIEW], since: '1.1.1'},
    {query: 'InitGlobalData', pages: [`${GUIDES}lyra`]},
    {query: 'run-server.bat', pages: [`${START}playable-demo`]},
    {query: 'DefaultGameplayTags.ini', pages: [`${START}migration-guide`]},
    {query: 'InteractableMeshesToIndexes', pages: [`${QUICK}using-object-timed`, `${QUICK}using-object-tag`]},
  ],
  partialIdentifiers: [
    {query: 'InteractActiveEnd', pages: [`${FEATURES}interact-active-type`, OVERVIEW], since: '1.3.0'},
    {query: 'GASCharacterBase', pages: [OVERVIEW]},
    {query: 'interactioncontext', pages: [OVERVIEW]},
    {query: 'interaction component', pages: [OVERVIEW]},
    {query: 'EnhancedInputMap', pages: [`${FEATURES}using-enhanced-input`, OVERVIEW], since: '1.1.1'},
    {
      query: 'Triggered.Cosmetic',
      pages: [`${ARCHITECTURE}triggered-interaction-cosmetic`, `${QUICK}using-triggered-cosmetic`],
    },
    {query: 'ShooterHero', pages: [`${GUIDES}lyra`]},
    {query: 'AGRChar', pages: [`${GUIDES}unreal-engine-4-plugins`]},
    {
      query: 'ShieldCell',
      pages: [`${FEATURES}proximity-interactions`, `${FEATURES}passive-custom-trace`, `${START}demo-project`],
      since: '1.2.0',
    },
    {query: 'FunctionLibrary', pages: [OVERVIEW], since: '1.1.1'},
    {query: 'MeshesToIndex', pages: [`${QUICK}using-object-timed`, `${QUICK}using-object-tag`]},
  ],
  typos: [
    {query: 'proximty', pages: [`${FEATURES}proximity-interactions`]},
    {query: 'instalation', pages: [`${START}installation`]},
    {query: 'migraton guide', pages: [`${START}migration-guide`]},
    {query: 'enhansed input', pages: [`${FEATURES}using-enhanced-input`]},
    {query: 'mutliple tap', pages: [`${FEATURES}using-multiple-tap`]},
    {query: 'coustom trace', pages: [`${FEATURES}passive-custom-trace`, `${FEATURES}active-custom-trace`]},
    {query: 'montage secions', pages: [`${QUICK}using-animation`, `${ARCHITECTURE}interact-animation`]},
    {
      query: 'triggerd cosmetic',
      pages: [`${ARCHITECTURE}triggered-interaction-cosmetic`, `${QUICK}using-triggered-cosmetic`],
    },
    {query: 'playble demo', pages: [`${START}playable-demo`]},
    {query: 'gas companon', pages: [`${GUIDES}gas-companion`]},
    {query: 'dor', pages: [`${QUICK}using-object-timed`, `${QUICK}using-object-tag`]},
    {query: 'kye', pages: [`${QUICK}using-active`, `${QUICK}using-animation`]},
    {query: 'tarce', pages: [`${FEATURES}passive-custom-trace`, `${FEATURES}active-custom-trace`]},
    {query: 'prxomitiy', pages: [`${FEATURES}proximity-interactions`]},
    {query: 'colision channel', pages: [`${QUICK}using-passive`, `${START}migration-guide`]},
  ],
  // Answers come with each letter.
  beginnings: [
    {query: 'mult', pages: [`${FEATURES}using-multiple-tap`]},
    {query: 'multiplaye', pages: ['faq']},
    {query: 'upg', pages: [`${START}introduction`], since: '1.1.1'},
  ],
  symptoms: [
    {query: 'key does nothing', pages: ['faq', `${QUICK}using-active`]},
    {query: 'events fire twice', pages: ['faq']},
    {query: 'other players do not see the interaction', pages: ['faq', `${QUICK}using-triggered-cosmetic`]},
    {query: 'no outline', pages: [`${START}migration-guide`, `${FEATURES}passive-custom-trace`]},
    {query: 'interaction cancelled when key is released', pages: ['faq', `${FEATURES}interact-active-type`]},
    {query: 'montage does not play', pages: ['faq', `${QUICK}using-animation-cosmetic`, `${QUICK}using-animation`]},
    {query: 'On Interactable Target Found never called', pages: ['faq', `${QUICK}using-passive`]},
    {query: 'proximity does not find object', pages: ['faq', `${FEATURES}proximity-interactions`], since: '1.2.0'},
    {query: 'plugin not in launcher', pages: [`${START}installation`]},
    {query: 'circular dependency', pages: [`${GUIDES}lyra`]},
    {
      query: 'primary mesh is invalid',
      pages: [
        `${GUIDES}unreal-engine-5-plugins`,
        `${GUIDES}gas-companion`,
        `${GUIDES}lyra`,
        `${GUIDES}unreal-engine-4-plugins`,
        'faq',
      ],
      since: '1.5.2',
    },
    {query: 'there is no cursor', pages: [`${FEATURES}passive-custom-trace`]},
    {query: 'client does not join', pages: [`${START}playable-demo`]},
    {query: 'door does not open', pages: [`${QUICK}using-object-timed`, `${QUICK}using-object-tag`]},
    {query: 'missing parent class', pages: [`${START}demo-project`]},
    {query: 'pasted tags do not appear', pages: [`${START}migration-guide`]},
    {query: 'one tap is enough', pages: [`${FEATURES}using-multiple-tap`]},
    {query: 'wrong character is played', pages: [`${START}migration-guide`]},
    {
      query: 'passive ability does not start',
      pages: [
        'faq',
        `${GUIDES}gas-companion`,
        `${GUIDES}lyra`,
        `${QUICK}using-passive`,
        `${GUIDES}unreal-engine-5-plugins`,
      ],
    },
    {query: 'nothing searches for targets', pages: ['faq', `${QUICK}using-passive`]},
    {query: 'input misbehaves on 5.5', pages: [`${FEATURES}using-enhanced-input`, 'changelog'], since: '1.8.1'},
    {query: 'gameplay event never ends', pages: [`${FEATURES}interact-active-type`]},
  ],
  menuPaths: [
    {
      query: 'TwistedBytes > Abilities > Interact Active',
      pages: [`${QUICK}using-active`, OVERVIEW, `${ARCHITECTURE}interact-active`],
    },
    {query: 'Project Settings > Engine > Collision', pages: [`${QUICK}using-passive`, `${START}migration-guide`]},
    {query: 'Project Settings > Project > GameplayTags', pages: [`${START}migration-guide`]},
    {query: 'Window > World Settings', pages: [`${START}migration-guide`]},
    {
      query: 'Data Assets > GAS Enhanced Input Mapping',
      pages: [`${FEATURES}using-enhanced-input`, `${QUICK}using-active`, OVERVIEW],
      since: '1.1.1',
    },
    {query: 'Lyra > Ability Activation', pages: [`${GUIDES}lyra`]},
    {query: 'Edit > Plugins', pages: [`${START}installation`]},
    {query: 'Post Process Materials', pages: [`${START}migration-guide`]},
  ],
  settings: [
    {
      query: 'Max Range',
      pages: [
        `${QUICK}using-active`,
        `${QUICK}using-passive`,
        `${ARCHITECTURE}interact-passive`,
        `${ARCHITECTURE}interact-active`,
      ],
    },
    {query: 'Object Interaction Priority', pages: [`${FEATURES}proximity-interactions`]},
    {query: 'Trace Start Location Type', pages: [OVERVIEW]},
    {
      query: 'Wait For Input Trigger',
      pages: [OVERVIEW, `${FEATURES}interact-active-type`, `${ARCHITECTURE}interact-active`],
    },
    {query: 'Grant Abilities on Start', pages: [OVERVIEW, `${QUICK}using-passive`, `${QUICK}using-active`]},
    {query: 'Delay Between Taps', pages: [`${FEATURES}using-multiple-tap`]},
    {query: 'Check for Visibility', pages: [`${FEATURES}proximity-interactions`]},
    {query: 'Actuation Threshold', pages: [`${FEATURES}using-enhanced-input`, `${QUICK}using-active`], since: '1.1.1'},
    {query: 'GameMode Override', pages: [`${START}migration-guide`]},
    {query: 'Replicate Primary Montage', pages: [`${ARCHITECTURE}interact-animation`, `${QUICK}using-animation`]},
    {query: 'Draw Debug Type', pages: [`${FEATURES}proximity-interactions`]},
    {
      query: 'Animation Loop Duration',
      pages: [`${ARCHITECTURE}interact-animation`, `${QUICK}using-animation`, OVERVIEW, `${QUICK}using-object-timed`],
    },
    {query: 'Activate Ability on Granted', pages: [`${ARCHITECTURE}interact-passive`, `${QUICK}using-passive`, 'faq']},
  ],
  topics: [
    {query: 'supported engine versions', pages: ['faq', `${START}introduction`, `${START}installation`, 'roadmap']},
    {
      query: 'support for UE 5.6',
      pages: ['changelog', 'faq', `${START}installation`, `${START}introduction`, 'roadmap'],
      since: '1.9.0',
    },
    {query: 'client prediction', pages: [OVERVIEW]},
    {query: 'lyra', pages: [`${GUIDES}lyra`]},
    {query: 'proximity', pages: [`${FEATURES}proximity-interactions`]},
    {query: 'do I need C++', pages: ['faq']},
    {query: 'input hold', pages: [`${FEATURES}interact-active-type`]},
    {query: 'install as project plugin', pages: [`${START}installation`]},
    {query: 'play with several players', pages: [`${START}playable-demo`, `${START}demo-project`]},
    {query: 'animation graph of the door', pages: [`${QUICK}using-object-timed`]},
    {query: 'do interactables tick', pages: ['faq']},
    {query: 'cancel paths of interact passive', pages: [`${ARCHITECTURE}interact-passive`]},
    {query: 'roadmap', pages: ['roadmap']},
    {query: 'changelog', pages: ['changelog']},
    {query: 'faq', pages: ['faq']},
    {query: 'door', pages: [`${QUICK}using-active`]},
    {query: 'open a door', pages: [`${QUICK}using-active`]},
  ],
  forms: [
    {query: 'v1.9.0', pages: ['changelog']},
    {query: 'UE5.6', pages: ['faq'], since: '1.9.0'},
    {query: 'upgrade', pages: [`${START}introduction`], since: '1.1.1'},
    {query: '\uff2c\uff59\uff52\uff41', pages: [`${GUIDES}lyra`]},
    {query: 'customtrace', pages: [OVERVIEW, `${FEATURES}passive-custom-trace`], since: '1.2.0'},
    {query: 'proximityinteractions', pages: ['faq', `${FEATURES}proximity-interactions`], since: '1.2.0'},
    {query: 'gascompanion', pages: [`${GUIDES}gas-companion`]},
  ],
  trouble: [
    {query: 'error', pages: ['faq']},
    {query: 'target not found', pages: ['faq']},
    {query: 'crash', pages: ['faq']},
    {query: 'not working', pages: ['faq']},
    {query: 'does not move', pages: [`${START}migration-guide`, `${QUICK}using-object-timed`, 'faq']},
  ],
  questions: [
    {query: 'how do I make a door open when I press a key', pages: [`${QUICK}using-object-timed`]},
    // As the home page has it.
    {query: 'open a door when you press a key', pages: [`${QUICK}using-active`]},
    {query: 'how do I pick up an item by walking over it', pages: [`${QUICK}using-triggered-cosmetic`]},
    {query: 'how can I play a montage when the player holds a key', pages: [`${QUICK}using-animation`]},
  ],
};

/** Words that no page has, or only common ones beside them: nothing is found, in any version. */
export const UNANSWERED: readonly string[] = [
  'LNK2019',
  'LNK2019 unresolved external symbol',
  'Accessed None',
  'uninstall',
  'inventory system',
  'qqqqqq',
];
