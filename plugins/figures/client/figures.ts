import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {watchScrollers} from './focus-scrollers';
import {watchPointer} from './light';
import {addTools} from './tools';

/** The number of choices so far: the radio buttons of a choice need a name that no other choice has. */
let count = 0;

/** Activates the choices of paths above charts: a choice sets the fragment of the path in the address of the pictures. */
function openChoices(): void {
  for (const choice of document.querySelectorAll<HTMLElement>('.tbia-paths[inert]')) {
    count += 1;
    const pictures = choice.parentElement?.querySelectorAll('img') ?? [];
    for (const [index, radio] of [...choice.querySelectorAll('input')].entries()) {
      radio.name = `path-${count}`;
      radio.checked = index === 0;
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
  // The theme renders tabs again on hydration, so their figures need the buttons again.
  new MutationObserver(onRouteDidUpdate).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

export default {onRouteDidUpdate} satisfies ClientModule;
