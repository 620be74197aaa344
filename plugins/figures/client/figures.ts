import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {openChoices} from './charts';
import {watchScrollers} from './focus-scrollers';
import {watchPointer} from './light';
import {addTools} from './tools';

/** What scripts add to the figures of a page. */
function onRouteDidUpdate(): void {
  addTools();
  openChoices();
  watchScrollers();
}

if (ExecutionEnvironment.canUseDOM) {
  watchPointer();
  // With the hydration, the theme makes tabs anew.
  new MutationObserver(onRouteDidUpdate).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

export default {onRouteDidUpdate} satisfies ClientModule;
