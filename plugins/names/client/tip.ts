// What a name means, beside its link: fetched and shown when a reader points at the link or reaches it by the keyboard.
import type {Tip, Tips} from '../shared/tips';
import {placeTip} from './place';

const ID = 'name-tip';
/** A pointer that only passes by opens nothing. */
const OPEN_AFTER = 150;
/** Time to move from the link to the tip. */
const CLOSE_AFTER = 200;

let shown: {readonly link: HTMLAnchorElement; readonly tip: HTMLElement} | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What the link's place says of its name. Names lead to pages of their own version. The bundler makes a chunk of each
 * version's tips, loads it once, and tries again after a failure.
 */
async function tipOf(link: HTMLAnchorElement): Promise<Tip | undefined> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_version"]')?.content ?? '';
  const {default: tips} = (await import(
    /* webpackChunkName: "names-[request]" */ `@generated/names/default/tips/${version}.json`
  )) as {readonly default: Tips};
  const name = link.dataset.name === '' ? link.textContent : link.dataset.name;
  return tips[link.pathname + link.hash]?.[name ?? ''];
}

const isShown = (link: Element): boolean => shown?.link === link;
const isFocused = (link: Element): boolean => link.matches(':focus-visible');
const isMeant = (link: Element): boolean => link.isConnected && (link.matches(':hover') || isFocused(link));

function hide(): void {
  clearTimeout(closing);
  shown?.link.removeAttribute('aria-describedby');
  shown?.tip.remove();
  shown = undefined;
}

/** Hides the tip unless the reader is on the link or on the tip when the time is over. */
function hideSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    if (shown && !isMeant(shown.link) && !shown.tip.matches(':hover')) {
      hide();
    }
  }, CLOSE_AFTER);
}

function place(): void {
  if (shown) {
    placeTip(shown.tip, shown.link);
  }
}

function draw([label, meaning]: Tip): HTMLElement {
  const tip = document.createElement('div');
  tip.id = ID;
  tip.className = 'name-tip';
  tip.setAttribute('role', 'tooltip');
  // Above everything, whatever the elements around it cut off; where a browser has no popovers, it is fixed all the same.
  tip.popover = 'manual';
  for (const [index, text] of [label, meaning].filter(Boolean).entries()) {
    const line = document.createElement(index === 0 ? 'strong' : 'span');
    line.textContent = text;
    tip.append(line);
  }
  return tip;
}

/**
 * Shows the tip of a link while the link is pointed at or has the focus.
 * @returns when it stands there, or when there is nothing to show
 */
export async function showTip(link: HTMLAnchorElement): Promise<void> {
  if (isShown(link)) {
    return;
  }
  if (link.pathname !== window.location.pathname) {
    void window.docusaurus.preload(link.pathname);
  }
  const wait = isFocused(link) ? undefined : sleep(OPEN_AFTER);
  const tip = await tipOf(link);
  await wait;
  if (!tip || isShown(link) || !isMeant(link)) {
    return;
  }
  hide();
  shown = {link, tip: draw(tip)};
  // Within the main part: assistive technology finds the tip where its link is.
  (link.closest('main') ?? document.body).append(shown.tip);
  if (typeof shown.tip.showPopover === 'function') {
    shown.tip.showPopover();
  }
  link.setAttribute('aria-describedby', ID);
  place();
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
