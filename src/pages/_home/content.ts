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

/** What the plugin does, each with its mark: paths in a square of 32, and where the target is. */
export const purposes = [
  {
    title: 'Finds the target',
    text: 'It traces, searches nearby, or runs your own search.',
    mark: 'M3 16h4m4 0h4M29 16a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
    target: [22, 16],
  },
  {
    title: 'Runs the interaction',
    text: "Gameplay abilities call the object's events, with client prediction.",
    mark: 'M3 7h11v8H3zM18 17h11v8H18zM8 18v4h6m10-8v-4h-6m-6 9 3 3-3 3m8-17-3 3 3 3',
  },
  {
    title: 'Plays the montages',
    text: 'It replicates montages on several skeletal meshes.',
    mark: 'M3 9h12v5H3zM7 19h17v5H7zM20 4v24m-3-24h6',
  },
  {
    title: 'Blueprint or C++',
    text: "You don't need to know the Gameplay Ability System to start.",
    mark: 'm11 8-8 8 8 8M21 8l8 8-8 8M19 5l-6 22',
  },
];

/** What readers come for beyond those steps, in columns of one length. */
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
