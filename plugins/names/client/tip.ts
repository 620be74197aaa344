// What a name means, beside its link: fetched and shown when a reader points at the link, taps it or reaches it by the
// keyboard.
import loadTips from '@generated/names/default/tips';
import {lazyImport} from '../../kit/lazy-import';
import type {Tip} from '../shared/tips';
import {addressOf, press, type NameElement} from './name-element';
import {placeTip} from './place';

const ID = 'name-tip';
/** A pointer that only passes by opens nothing. */
const OPEN_AFTER = 150;
/** Time to move from the link to the tip. */
const CLOSE_AFTER = 200;

let shown: {readonly link: NameElement; readonly tip: HTMLElement; readonly isTapped: boolean} | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What the link's place says of its name. Names lead to pages of their own version. The bundler makes a chunk of each
 * version's tips, loads it once, and tries again after a failure.
 */
async function tipOf({pathname, hash}: URL, name: string): Promise<Tip | undefined> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_version"]')?.content ?? '';
  const load = loadTips[version];
  const {code} = load ? await lazyImport(load) : {};
  return code?.default[pathname + hash]?.[name];
}

const isShown = (link: Element): boolean => shown?.link === link;
const isFocused = (link: Element): boolean => link.matches(':focus-visible');
const isMeant = (link: Element): boolean => link.isConnected && (link.matches(':hover') || isFocused(link));

function hide(): void {
  clearTimeout(closing);
  if (shown) {
    const {link, tip} = shown;
    link.removeAttribute('aria-describedby');
    if (tip.contains(document.activeElement)) {
      link.focus({preventScroll: true});
    }
    tip.remove();
    shown = undefined;
  }
}

/** Hides the tip unless the reader is on the link or on the tip when the time is over. A finger is nowhere then. */
function hideSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    if (shown && !shown.isTapped && !isMeant(shown.link) && !shown.tip.matches(':hover')) {
      hide();
    }
  }, CLOSE_AFTER);
}

function place(): void {
  if (shown) {
    placeTip(shown.tip, shown.link);
  }
}

function draw(name: string, [label, meaning]: Tip, link: NameElement, isTapped: boolean): HTMLElement {
  const tip = document.createElement('div');
  tip.id = ID;
  tip.className = 'name-tip';
  // Above everything, whatever the elements around it cut off; where a browser has no popovers, it is fixed all the same.
  tip.popover = 'manual';
  const add = <Name extends 'strong' | 'small' | 'span' | 'a'>(
    name: Name,
    text: string,
  ): HTMLElementTagNameMap[Name] => {
    const line = document.createElement(name);
    line.textContent = text;
    tip.append(line);
    return line;
  };
  add('strong', name);
  add('small', label);
  if (meaning) {
    add('span', meaning);
  }
  tip.role = isTapped ? 'dialog' : 'tooltip';
  if (isTapped) {
    tip.ariaLabel = name;
    const open = add('a', 'Open the explanation');
    open.href = addressOf(link).href;
    // As the link itself would: by the router.
    open.addEventListener('click', (event) => {
      event.preventDefault();
      press(link);
    });
  }
  return tip;
}

/**
 * Shows the tip of a link while the link is pointed at or has the focus; that of one that was tapped, with a link in it,
 * until something else is.
 * @returns when it stands there, or when there is nothing to show: whether there is something
 */
export async function showTip(link: NameElement, isTapped = false): Promise<boolean> {
  if (isShown(link)) {
    return true;
  }
  const address = addressOf(link);
  if (address.pathname !== window.location.pathname) {
    void window.docusaurus.preload(address.pathname);
  }
  const wait = isTapped || isFocused(link) ? undefined : sleep(OPEN_AFTER);
  const given = link.dataset.name ?? '';
  const name = given === '' ? link.textContent : given;
  const tip = await tipOf(address, name);
  await wait;
  if (!tip || isShown(link) || !(isTapped ? link.isConnected : isMeant(link))) {
    return tip !== undefined;
  }
  hide();
  shown = {link, tip: draw(name, tip, link, isTapped), isTapped};
  // Within the main part: assistive technology finds the tip where its link is.
  (link.closest('main') ?? document.body).append(shown.tip);
  if (typeof shown.tip.showPopover === 'function') {
    shown.tip.showPopover();
  }
  link.setAttribute('aria-describedby', ID);
  place();
  shown.tip.querySelector('a')?.focus({preventScroll: true});
  return true;
}

document.addEventListener('pointerout', hideSoon);
document.addEventListener('focusout', hideSoon);
document.addEventListener('click', ({target}) => {
  // Words of a tip can be marked and copied.
  if (!(target instanceof Node && shown?.tip.contains(target))) {
    hide();
  }
});
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') {
    hide();
  }
});
window.addEventListener('popstate', hide);
window.addEventListener('scroll', place, {passive: true, capture: true});
window.addEventListener('resize', place);
