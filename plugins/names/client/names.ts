import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {press, type NameElement} from './name-element';

const linkOf = ({target}: Event): NameElement | null =>
  target instanceof Element ? target.closest<NameElement>('a[data-name]') : null;

/**
 * Shows what a name means. The code for it is fetched at the first one.
 * @returns whether there is something to show
 */
const show = async (link: NameElement, isTapped: boolean): Promise<boolean> =>
  (await import(/* webpackChunkName: "names" */ './tip')).showTip(link, isTapped);

function point(event: Event): void {
  const link = linkOf(event);
  if (link) {
    show(link, false).catch(console.warn);
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
    const follow = (): void => {
      press(link);
    };
    show(link, true).then((isShown) => {
      if (!isShown) {
        follow();
      }
    }, follow);
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
