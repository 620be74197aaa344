// The tip with the meaning of a name, next to its link: shown when a reader points at the link, taps it or focuses it.
import tips from '@generated/names/default/tips.json';
import type {Tip} from '../tips';

/** The link of a name: in text, or over a picture. */
export type NameLink = HTMLAnchorElement | SVGAElement;

/** A pointer that only passes by opens nothing. */
const OPEN_DELAY_MS = 150;
/** Time to move from the link to the tip. */
const CLOSE_DELAY_MS = 200;
/** Distance to the link and to the edges of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

const tip = document.createElement('div');
tip.id = 'name-tip';
// The browser closes the popover by Escape and by a click elsewhere, and gives the focus back.
tip.popover = 'auto';
let shown: NameLink | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

const isFocused = (link: Element): boolean => link.matches(':focus-visible');
const isMeant = (link: Element): boolean => link.isConnected && (link.matches(':hover') || isFocused(link));

/** Hides the tip after a delay unless the pointer or the focus is on the link or the tip. The tip of a tap stays. */
function hideSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    if (shown && tip.role === 'tooltip' && !isMeant(shown) && !tip.matches(':hover')) {
      tip.hidePopover();
    }
  }, CLOSE_DELAY_MS);
}

function fill(name: string, [label, meaning]: Tip, link: NameLink, isTapped: boolean): void {
  const line = (element: string, text: string): HTMLElement =>
    Object.assign(document.createElement(element), {textContent: text});
  const open = Object.assign(document.createElement('a'), {textContent: 'Open the explanation'});
  open.setAttribute('href', link.getAttribute('href') ?? '');
  const meanings = meaning === '' ? [] : [line('span', meaning)];
  tip.replaceChildren(line('strong', name), line('small', label), ...meanings, ...(isTapped ? [open] : []));
  tip.role = isTapped ? 'dialog' : 'tooltip';
  tip.ariaLabel = isTapped ? name : null;
}

/** Puts the tip above its link, or below the link if the navbar is above. The tip scrolls with the page. */
function place(link: NameLink): void {
  // A link that goes over a line break has several boxes.
  const [box = link.getBoundingClientRect()] = link.getClientRects();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const above = box.top - GAP - tip.offsetHeight;
  const most = document.documentElement.clientWidth - EDGE - tip.offsetWidth;
  tip.style.left = `${window.scrollX + Math.max(EDGE, Math.min(box.left, most))}px`;
  tip.style.top = `${window.scrollY + (above < Math.max(0, navbar) + EDGE ? box.bottom + GAP : above)}px`;
}

/**
 * Shows the tip of a link while the link is pointed at or has the focus. The tip of a link that was tapped has a link in it,
 * and stays until the reader taps elsewhere.
 * @returns whether there is a tip to show, once the tip is shown
 */
export async function showTip(link: NameLink, isTapped: boolean): Promise<boolean> {
  const given = link.dataset.name ?? '';
  const name = given === '' ? link.textContent : given;
  const content = tips[name];
  if (!content || typeof tip.showPopover !== 'function') {
    return false;
  }
  if (!isTapped && !isFocused(link)) {
    await new Promise((resolve) => setTimeout(resolve, OPEN_DELAY_MS));
  }
  if (shown === link || !(isTapped || isMeant(link))) {
    return true;
  }
  tip.hidePopover();
  fill(name, content, link, isTapped);
  // In the main part, so that assistive technology finds the tip in the same landmark as its link.
  (link.closest('main') ?? document.body).append(tip);
  tip.showPopover();
  place(link);
  tip.querySelector('a')?.focus({preventScroll: true});
  shown = link;
  link.setAttribute('aria-describedby', tip.id);
  return true;
}

tip.addEventListener('beforetoggle', ({newState}) => {
  if (newState === 'closed') {
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
  }
});
document.addEventListener('pointerout', hideSoon);
document.addEventListener('focusout', hideSoon);
