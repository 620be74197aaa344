// What the home page says, apart from its sentences.

/** The way of a beginner. A page that says how long it takes has its minutes here, too. */
export const steps = [
  {
    page: 'getting-started/installation',
    title: 'Install the plugin',
    result: 'For the engine or for one project.',
  },
  {
    page: 'quick-start/using-passive',
    title: 'Find an object',
    minutes: 15,
    result: 'A cube prints Found and Lost.',
  },
  {
    page: 'quick-start/using-active',
    title: 'Press a key',
    minutes: 15,
    result: 'The key E makes it print Interact.',
  },
];

/** What the plugin does, each with its mark: paths in a square of 32, and where the target is. */
export const purposes = [
  {
    title: 'Finds the target',
    text: 'By a trace from the camera, a socket or the cursor, by proximity, or by a trace of your own.',
    mark: 'M3 16h4m4 0h4M29 16a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
    target: [22, 16],
  },
  {
    title: 'Runs the interaction',
    text: 'As gameplay abilities with client prediction, and with events on the object.',
    mark: 'M3 7h11v8H3zM18 17h11v8H18zM8 18v4h6m10-8v-4h-6m-6 9 3 3-3 3m8-17-3 3 3 3',
  },
  {
    title: 'Plays the montages',
    text: 'Replicated, on several skeletal meshes of a character, and on the object itself.',
    mark: 'M3 9h12v5H3zM7 19h17v5H7zM20 4v24m-3-24h6',
  },
  {
    title: 'Blueprint or C++',
    text: 'You need no earlier experience with the Gameplay Ability System.',
    mark: 'm11 8-8 8 8 8M21 8l8 8-8 8M19 5l-6 22',
  },
];

/** What readers come for, in columns of one length. */
export const tasks = [
  {
    name: 'Find and start',
    rows: [
      {want: 'Find what the player looks at', page: 'quick-start/using-passive'},
      {want: 'Interact with whatever is nearby', page: 'features/proximity-interactions'},
      {want: 'Let the player press a key to interact', page: 'quick-start/using-active'},
      {want: 'Start an ability of your own with a key', page: 'features/using-enhanced-input'},
    ],
  },
  {
    name: 'Animate and end',
    rows: [
      {want: 'Play a montage during an interaction', page: 'quick-start/using-animation-cosmetic'},
      {want: 'Let the player hold a key', page: 'quick-start/using-animation'},
      {want: 'End it by key release or by an event', page: 'features/interact-active-type'},
      {want: 'Open a door, then close it again', page: 'quick-start/using-object-timed'},
    ],
  },
  {
    name: 'Try and understand',
    rows: [
      {want: 'Try it without the editor', page: 'getting-started/playable-demo'},
      {want: 'Add it to characters of another plugin', page: 'integration_guides/unreal-engine-5-plugins'},
      {want: 'Know which function is called when', page: 'architecture/overview'},
      {want: 'Find out why nothing happens', page: 'faq'},
    ],
  },
];
