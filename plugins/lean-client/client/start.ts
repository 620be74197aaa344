// The start of the client in tasks of its own: React, the client modules, the components of the frame, and then
// Docusaurus' own entry, which finds all of them there. In one task they would keep a slow phone from answering a tap
// for as long as they take together.

/** What the entry needs, in the order in which it asks for it: the order of the style sheets follows from that. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

/** Lets the browser paint and answer. Timers would wait for a second each in a tab that nobody looks at. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

async function start(): Promise<void> {
  for (const load of PARTS) {
    await nextTask();
    await load();
  }
}

// Settles when the client has started, or could not: the inline script of plugins/static-pages waits for it.
Object.assign(window, {docusaurusStart: start()});

// Makes this file a module, with names of its own.
export {};
