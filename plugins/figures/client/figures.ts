import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {watchScrollers} from './focus-scrollers';
import {watchPointer} from './light';
import {addTools} from './tools';

/** Lets the choices of paths above charts be used: the pictures are asked for with the fragment of the path. */
function openChoices(): void {
  for (const choice of document.querySelectorAll<HTMLElement>('.tbia-paths[inert]')) {
    const pictures = choice.parentElement?.querySelectorAll('img') ?? [];
    for (const radio of choice.querySelectorAll('input')) {
      radio.addEventListener('change', () => {
        for (const picture of pictures) {
          picture.src = picture.src.replace(/#.*$/, '') + (radio.value === '' ? '' : `#${radio.value}`);
        }
      });
    }
    choice.inert = false;
  }
}

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
