import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lazyImport} from '../../kit/lazy-import';
import {press, type NameElement} from './name-element';

const linkOf = ({target}: Event): NameElement | null =>
  target instanceof Element ? target.closest<NameElement>('a[data-name]') : null;

/**
 * Shows what a name means. The code for it is fetched at the first one.
 * @returns whether there is something to show
 */
async function show(link: NameElement, isTapped: boolean): Promise<boolean> {
  const {code} = await lazyImport(() => import(/* webpackChunkName: "names" */ './tip'));
  return code ? code.showTip(link, isTapped) : false;
}

function point(event: Event): void {
  const link = linkOf(event);
  if (link) {
    void show(link, false);
  }
}

/**
 * The first tap on a name shows what it means, with a link to the place: a finger cannot point at something without
 * tapping it. The second one follows the link, as everything else does that is no tap.
 */
function tap(event: MouseEvent): void {
  const link = linkOf(event);
  if (link && event.detail > 0 && !link.hasAttribute('aria-describedby')) {
    event.preventDefault();
    // What closes a tip would close this one.
    event.stopPropagation();
    void show(link, true).then((isShown) => {
      if (!isShown) {
        press(link);
      }
    });
  }
}

if (ExecutionEnvironment.canUseDOM) {
  let isTouched = false;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') {
      point(event);
    }
  });
  document.addEventListener('focusin', (event) => {
    if (!isTouched) {
      point(event);
    }
  });
  // Safari's clicks do not say what made them.
  document.addEventListener('pointerdown', ({pointerType}) => {
    isTouched = pointerType === 'touch';
  });
  document.addEventListener('keydown', () => {
    isTouched = false;
  });
  // Before the router.
  document.addEventListener(
    'click',
    (event) => {
      if (isTouched) {
        tap(event);
      }
    },
    true,
  );
}

const names: ClientModule = {};

export default names;
