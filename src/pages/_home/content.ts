// What the home page says, apart from its sentences.

/** The way of a beginner, with the titles of the pages. A page that says how long it takes has its minutes here, too. */
export const steps = [
  {
    page: 'getting-started/installation',
    title: 'Installation',
    result: 'Enable the plugin for your engine.',
  },
  {
    page: 'quick-start/using-passive',
    title: 'Find an object (Interact Passive)',
    minutes: 15,
    result: 'A cube prints Found when you look at it.',
  },
  {
    page: 'quick-start/using-active',
    title: 'Press a key (Interact Active)',
    minutes: 25,
    result: 'E prints Interact, and then opens a door.',
  },
];

/** Where the plugin has been made to work with others. */
export const guides = [
  {name: 'Lyra', page: 'integration_guides/lyra'},
  {name: 'GAS Companion', page: 'integration_guides/gas-companion'},
  {name: 'AGR\u00A0PRO', page: 'integration_guides/unreal-engine-5-plugins'},
];

/** What readers come for beyond those steps. */
export const tasks = [
  {
    name: 'Find and start',
    rows: [
      {want: 'Show "Press E" above an object', page: 'quick-start/using-passive#prompt-and-highlight'},
      {want: 'Interact with anything nearby', page: 'features/proximity-interactions'},
      {want: 'Open a door while somebody is near', page: 'quick-start/using-object-tag'},
      {want: 'Open a door when you press a key', page: 'quick-start/using-active#open-a-door'},
    ],
  },
  {
    name: 'Animate and end',
    rows: [
      {want: 'Play a montage during an interaction', page: 'quick-start/using-animation-cosmetic'},
      {want: 'Let the player hold a key', page: 'quick-start/using-animation'},
      {want: 'End an interaction on key release', page: 'features/interact-active-type'},
      {want: 'Open a door and close it again', page: 'quick-start/using-object-timed'},
    ],
  },
  {
    name: 'Go further',
    rows: [
      {want: "Use another plugin's character", page: 'integration_guides/unreal-engine-5-plugins'},
      {want: 'See what runs where in multiplayer', page: 'architecture/overview#networking'},
      {want: 'Use TBIA in C++', page: 'getting-started/introduction#cpp'},
      {want: 'Find out why nothing happens', page: 'faq'},
    ],
  },
];
