// The start of the client in tasks of its own: React, the client modules, the components of the frame, and then
// Docusaurus' own entry, which finds all of them there. In one task they would keep a slow phone from answering a tap
// for as long as they take together.
import {nextTask} from './next-task';

/** What the entry needs, in the order in which it asks for it: the order of the style sheets follows from that. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

async function start(): Promise<void> {
  for (const load of PARTS) {
    await nextTask();
    await load();
  }
}

// Settles when the client has started, or could not: the inline script of plugins/static-pages waits for it.
Object.assign(window, {docusaurusStart: start()});
