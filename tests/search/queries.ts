// cspell:words multiplaye tarce
import type {Version} from '../pages';

/** What a reader types, and the pages that answer it. */
export interface RelevanceQuery {
  readonly query: string;
  /** Names of the pages that answer the query, without their section, the best one first. */
  readonly pages: readonly string[];
  /** First documented version that knows the subject; without it, all that have one of the pages. */
  readonly since?: Version;
}

/**
 * Queries as readers type them. They were written from the tables of contents, the FAQ and the lists of symptoms
 * before the ranking was tuned; a query that fails is not a reason to change this list.
 */
export const QUERIES: readonly RelevanceQuery[] = [
  // Identifiers.
  {query: 'TBIA_InteractionContext', pages: ['overview']},
  {query: 'TBIA_CharacterContext', pages: ['overview', 'using-active']},
  {query: 'ATBIA_GASActorBase', pages: ['overview']},
  {query: 'UTBIA_AbilitySystemComponent', pages: ['overview']},
  {query: 'TBIA.Event.Interaction.InteractActiveEnd', pages: ['interact-active-type', 'overview'], since: '1.3.0'},
  {
    query: 'TBIA.Interaction.Triggered.Cosmetic',
    pages: ['triggered-interaction-cosmetic', 'using-triggered-cosmetic'],
    since: '1.1.1',
  },
  {query: 'TBIA.Object.Interaction.Timed', pages: ['object-interaction-timed', 'using-object-timed']},
  {query: 'TBIA_GEStateInteractingEnd', pages: ['using-object-tag', 'object-interaction-tag'], since: '1.1.1'},
  {query: 'IsInteractionStillValid', pages: ['overview', 'faq', 'interact-active-type']},
  {query: 'IsAvailableForInteraction', pages: ['overview', 'using-passive']},
  {
    query: 'OverrideBlendOutTimeForCancelAbility',
    pages: ['interact-animation', 'using-animation', 'faq'],
    since: '1.1.1',
  },
  {query: 'UTBIA_GASEngineSubsystem', pages: ['lyra', 'overview'], since: '1.5.2'},
  {query: 'TBIA_EnhancedInputMapping', pages: ['using-enhanced-input', 'overview'], since: '1.1.1'},
  {query: 'AbilitySet_ShooterHero', pages: ['lyra']},
  {query: 'AAGRCharacter', pages: ['unreal-engine-4-plugins']},
  {query: 'GSCAbilitySystemComponent', pages: ['gas-companion']},
  {
    query: 'BP_ShieldCell_Item',
    pages: ['proximity-interactions', 'passive-custom-trace', 'demo-project'],
    since: '1.2.0',
  },
  {query: 'ABP_Door', pages: ['using-object-timed']},
  {query: 'TBIA_InteractionFunctionLibrary', pages: ['overview'], since: '1.1.1'},
  {query: 'InitGlobalData', pages: ['lyra']},
  {query: 'run-server.bat', pages: ['playable-demo']},
  {query: 'DefaultGameplayTags.ini', pages: ['migration-guide']},
  {query: 'InteractableMeshesToIndexes', pages: ['using-object-timed', 'using-object-tag']},
  // Parts of identifiers.
  {query: 'InteractActiveEnd', pages: ['interact-active-type', 'overview'], since: '1.3.0'},
  {query: 'GASCharacterBase', pages: ['overview']},
  {query: 'interactioncontext', pages: ['overview']},
  {query: 'interaction component', pages: ['overview']},
  {query: 'EnhancedInputMap', pages: ['using-enhanced-input', 'overview'], since: '1.1.1'},
  {query: 'Triggered.Cosmetic', pages: ['triggered-interaction-cosmetic', 'using-triggered-cosmetic']},
  {query: 'ShooterHero', pages: ['lyra']},
  {query: 'AGRChar', pages: ['unreal-engine-4-plugins']},
  {query: 'ShieldCell', pages: ['proximity-interactions', 'passive-custom-trace', 'demo-project'], since: '1.2.0'},
  {query: 'FunctionLibrary', pages: ['overview'], since: '1.1.1'},
  {query: 'MeshesToIndex', pages: ['using-object-timed', 'using-object-tag']},
  // Slips.
  {query: 'proximty', pages: ['proximity-interactions']},
  {query: 'instalation', pages: ['installation']},
  {query: 'migraton guide', pages: ['migration-guide']},
  {query: 'enhansed input', pages: ['using-enhanced-input']},
  {query: 'mutliple tap', pages: ['using-multiple-tap']},
  {query: 'coustom trace', pages: ['passive-custom-trace', 'active-custom-trace']},
  {query: 'montage secions', pages: ['using-animation', 'interact-animation']},
  {query: 'triggerd cosmetic', pages: ['triggered-interaction-cosmetic', 'using-triggered-cosmetic']},
  {query: 'playble demo', pages: ['playable-demo']},
  {query: 'gas companon', pages: ['gas-companion']},
  {query: 'dor', pages: ['using-object-timed', 'using-object-tag']},
  {query: 'kye', pages: ['using-active', 'using-animation']},
  {query: 'tarce', pages: ['passive-custom-trace', 'active-custom-trace']},
  {query: 'prxomitiy', pages: ['proximity-interactions']},
  {query: 'colision channel', pages: ['using-passive', 'migration-guide']},
  // Beginnings of words: answers come with each letter.
  {query: 'mult', pages: ['using-multiple-tap']},
  {query: 'multiplaye', pages: ['faq']},
  {query: 'upg', pages: ['introduction'], since: '1.1.1'},
  // Symptoms.
  {query: 'key does nothing', pages: ['faq', 'using-active']},
  {query: 'events fire twice', pages: ['faq']},
  {query: 'other players do not see the interaction', pages: ['faq', 'using-triggered-cosmetic']},
  {query: 'no outline', pages: ['migration-guide', 'passive-custom-trace']},
  {query: 'interaction cancelled when key is released', pages: ['faq', 'interact-active-type']},
  {query: 'montage does not play', pages: ['faq', 'using-animation-cosmetic', 'using-animation']},
  {query: 'On Interactable Target Found never called', pages: ['faq', 'using-passive']},
  {query: 'proximity does not find object', pages: ['faq', 'proximity-interactions'], since: '1.2.0'},
  {query: 'plugin not in launcher', pages: ['installation']},
  {query: 'circular dependency', pages: ['lyra']},
  {
    query: 'primary mesh is invalid',
    pages: ['unreal-engine-5-plugins', 'gas-companion', 'lyra', 'unreal-engine-4-plugins', 'faq'],
    since: '1.5.2',
  },
  {query: 'there is no cursor', pages: ['passive-custom-trace']},
  {query: 'client does not join', pages: ['playable-demo']},
  {query: 'door does not open', pages: ['using-object-timed', 'using-object-tag']},
  {query: 'missing parent class', pages: ['demo-project']},
  {query: 'pasted tags do not appear', pages: ['migration-guide']},
  {query: 'one tap is enough', pages: ['using-multiple-tap']},
  {query: 'wrong character is played', pages: ['migration-guide']},
  {
    query: 'passive ability does not start',
    pages: ['faq', 'gas-companion', 'lyra', 'using-passive', 'unreal-engine-5-plugins'],
  },
  {query: 'nothing searches for targets', pages: ['faq', 'using-passive']},
  {query: 'input misbehaves on 5.5', pages: ['using-enhanced-input', 'changelog'], since: '1.8.1'},
  {query: 'gameplay event never ends', pages: ['interact-active-type']},
  // Menu paths.
  {query: 'TwistedBytes > Abilities > Interact Active', pages: ['using-active', 'overview', 'interact-active']},
  {query: 'Project Settings > Engine > Collision', pages: ['using-passive', 'migration-guide']},
  {query: 'Project Settings > Project > GameplayTags', pages: ['migration-guide']},
  {query: 'Window > World Settings', pages: ['migration-guide']},
  {
    query: 'Data Assets > GAS Enhanced Input Mapping',
    pages: ['using-enhanced-input', 'using-active', 'overview'],
    since: '1.1.1',
  },
  {query: 'Lyra > Ability Activation', pages: ['lyra']},
  {query: 'Edit > Plugins', pages: ['installation']},
  {query: 'Post Process Materials', pages: ['migration-guide']},
  // Settings.
  {query: 'Max Range', pages: ['using-active', 'using-passive', 'interact-passive', 'interact-active']},
  {query: 'Object Interaction Priority', pages: ['proximity-interactions']},
  {query: 'Trace Start Location Type', pages: ['overview']},
  {query: 'Wait For Input Trigger', pages: ['overview', 'interact-active-type', 'interact-active']},
  {query: 'Grant Abilities on Start', pages: ['overview', 'using-passive', 'using-active']},
  {query: 'Delay Between Taps', pages: ['using-multiple-tap']},
  {query: 'Check for Visibility', pages: ['proximity-interactions']},
  {query: 'Actuation Threshold', pages: ['using-enhanced-input', 'using-active'], since: '1.1.1'},
  {query: 'GameMode Override', pages: ['migration-guide']},
  {query: 'Replicate Primary Montage', pages: ['interact-animation', 'using-animation']},
  {query: 'Draw Debug Type', pages: ['proximity-interactions']},
  {
    query: 'Animation Loop Duration',
    pages: ['interact-animation', 'using-animation', 'overview', 'using-object-timed'],
  },
  {query: 'Activate Ability on Granted', pages: ['interact-passive', 'using-passive', 'faq']},
  // Topics.
  {query: 'supported engine versions', pages: ['faq', 'introduction', 'installation', 'roadmap']},
  {
    query: 'support for UE 5.6',
    pages: ['changelog', 'faq', 'installation', 'introduction', 'roadmap'],
    since: '1.9.0',
  },
  {query: 'client prediction', pages: ['overview']},
  {query: 'lyra', pages: ['lyra']},
  {query: 'interact active', pages: ['interact-active']},
  {query: 'proximity', pages: ['proximity-interactions']},
  {query: 'do I need C++', pages: ['faq']},
  {query: 'input hold', pages: ['interact-active-type']},
  {query: 'install as project plugin', pages: ['installation']},
  {query: 'play with several players', pages: ['playable-demo', 'demo-project']},
  {query: 'animation graph of the door', pages: ['using-object-timed']},
  {query: 'do interactables tick', pages: ['faq']},
  {query: 'cancel paths of interact passive', pages: ['interact-passive']},
  {query: 'roadmap', pages: ['roadmap']},
  {query: 'changelog', pages: ['changelog']},
  {query: 'faq', pages: ['faq']},
  {query: 'door', pages: ['using-active']},
  {query: 'open a door', pages: ['using-active']},
  // Other forms of what pages have.
  {query: 'v1.9.0', pages: ['changelog']},
  {query: 'UE5.6', pages: ['faq'], since: '1.9.0'},
  {query: 'upgrade', pages: ['introduction'], since: '1.1.1'},
  {query: '\uff2c\uff59\uff52\uff41', pages: ['lyra']},
  {query: 'customtrace', pages: ['overview', 'passive-custom-trace'], since: '1.2.0'},
  {query: 'proximityinteractions', pages: ['faq', 'proximity-interactions'], since: '1.2.0'},
  {query: 'gascompanion', pages: ['gas-companion']},
  // Words of trouble.
  {query: 'error', pages: ['faq']},
  {query: 'target not found', pages: ['faq']},
  {query: 'crash', pages: ['faq']},
  {query: 'not working', pages: ['faq']},
  {query: 'does not move', pages: ['migration-guide', 'using-object-timed', 'faq']},
  // Questions.
  {query: 'how do I make a door open when I press a key', pages: ['using-object-timed']},
  // As the home page has it.
  {query: 'open a door when you press a key', pages: ['using-active']},
  {query: 'how do I pick up an item by walking over it', pages: ['using-triggered-cosmetic']},
  {query: 'how can I play a montage when the player holds a key', pages: ['using-animation']},
];

/** Words that no page has, or only common ones beside them: nothing is found, in any version. */
export const UNANSWERED: readonly string[] = [
  'LNK2019',
  'LNK2019 unresolved external symbol',
  'Accessed None',
  'uninstall',
  'inventory system',
  'qqqqqq',
];
