import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lazyImport} from '../../kit/lazy-import';
import type {NameLink} from './tip';

const linkOf = ({target}: Event): NameLink | null =>
  target instanceof Element ? target.closest<NameLink>('a[data-name]') : null;

/**
 * Shows what a name means. The tips and their code are fetched at the first one.
 * @returns whether there is something to show
 */
async function show(link: NameLink, isTapped: boolean): Promise<boolean> {
  const code = await lazyImport(() => import(/* webpackChunkName: "names" */ './tip'));
  return code ? code.showTip(link, isTapped) : false;
}

if (ExecutionEnvironment.canUseDOM) {
  let isTouched = false;
  /** The link whose tip was shown when a finger came down: the browser closes the tip before the click. */
  let tapped: NameLink | null = null;
  // Safari's clicks don't say whether a finger or a mouse made them.
  document.addEventListener('pointerdown', (event) => {
    isTouched = event.pointerType === 'touch';
    const link = linkOf(event);
    tapped = link?.hasAttribute('aria-describedby') ? link : null;
  });
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link && event.pointerType !== 'touch') {
      void show(link, false);
    }
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    // Not after a tap or a click.
    if (link?.matches(':focus-visible')) {
      void show(link, false);
    }
  });
  // The first tap on a name shows what it means, with a link to the place, because a finger cannot point at a name without
  // tapping it. The second tap follows the link, and so does every click that is not a tap.
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (isTouched && link && event.detail > 0 && link !== tapped) {
        event.preventDefault();
        void show(link, true).then((isShown) => {
          if (!isShown) {
            link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
          }
        });
      }
    },
    // In the capture phase, before the router.
    true,
  );
}

export default {
  onRouteUpdate() {
    document.getElementById('name-tip')?.hidePopover();
  },
} satisfies ClientModule;
