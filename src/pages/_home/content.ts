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
    result: 'E makes the cube print Interact, and opens a door next to it.',
  },
];
