/** Distance to the link and to the edges of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/** Sides of a box in the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a tip stands: above its link, or below where there is no room, and never outside of the window.
 * @param top height of what lies over the page at the window's upper edge
 */
export function positionOf(
  link: Box,
  tip: Size,
  view: Size,
  top: number,
): {readonly left: number; readonly top: number} {
  const above = link.top - GAP - tip.height;
  const below = link.bottom + GAP;
  const wanted = above >= top + EDGE || below + tip.height > view.height - EDGE ? above : below;
  const most = view.width - EDGE - tip.width;
  return {
    left: Math.max(EDGE, Math.min(link.left, most)),
    top: Math.max(EDGE, Math.min(wanted, view.height - EDGE - tip.height)),
  };
}

/** Puts the tip beside its link, of which a line break may make several boxes. */
export function placeTip(tip: HTMLElement, link: Element): void {
  const [box = link.getBoundingClientRect()] = link.getClientRects();
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const {left, top} = positionOf(box, tip.getBoundingClientRect(), {width, height}, Math.max(0, navbar));
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
