import {
  fitScale,
  isBeyond,
  keepInside,
  openingView,
  zoomTo,
  type Picture,
  type Point,
  type Size,
  type View,
} from './zoom-view';

/** The enlarged picture while it is open. */
export interface Pan {
  /** Does what a key asks for; false when the key means nothing here. */
  readonly onKey: (key: string) => boolean;
  /** Takes away the buttons and all listeners; the picture goes back to the original's place. */
  readonly stop: () => void;
}

const KEY_STEP = 80;
const ZOOM_STEP = 1.25;
/** A pointer that moved further than this many px has dragged, not clicked. */
const CLICK_REACH = 5;
/** Width of the shade at an edge of the window beyond which the picture goes on, in px. */
const SHADE = 32;
/** A finger that moved so far up or down over a picture that fits closes it, as a page that scrolls so far does. */
const SWIPE = 40;
/** A line of a wheel that counts in lines, in px. */
const WHEEL_LINE = 16;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: KEY_STEP, y: 0},
  ArrowRight: {x: -KEY_STEP, y: 0},
  ArrowUp: {x: 0, y: KEY_STEP},
  ArrowDown: {x: 0, y: -KEY_STEP},
};

const windowSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, {x}) => sum + x, 0) / points.length,
  y: points.reduce((sum, {y}) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

function makeButton(label: string, sign: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.title = label;
  button.addEventListener('click', run);
  return button;
}

/** What Safari sends for a pinch on a touchpad, where others send a wheel with Control. */
interface PinchEvent extends MouseEvent {
  /** Since the start of the pinch. */
  readonly scale: number;
}

const isPinch = (event: Event): event is PinchEvent => 'scale' in event && 'clientX' in event;
const isOnBar = ({target}: Event): boolean => target instanceof Element && target.closest('.zoom-bar') !== null;

/** The picture before it was enlarged. SVG is known by the end of its address, as the library knows it. */
function measure(original: HTMLImageElement): {picture: Picture; from: Point} {
  const {left, top, width, height} = original.getBoundingClientRect();
  const natural = {width: original.naturalWidth || width, height: original.naturalHeight || height};
  const isVector = original.currentSrc.split('?')[0]?.endsWith('.svg') ?? false;
  return {picture: {natural, shown: {width, height}, isVector}, from: {x: left, y: top}};
}

/**
 * Lets the reader move and scale the picture that the library has just enlarged: drag, wheel, touch, arrow keys,
 * pinch, + and -, and 0 for the whole picture. The library opens it and closes it, from wherever it is.
 *
 * @param copy the library's copy of the picture, over the page
 * @param at the point of the click that enlarged it
 * @param close closes the picture
 */
export function startPan(copy: HTMLElement, original: HTMLImageElement, at: Point | undefined, close: () => void): Pan {
  const {picture, from} = measure(original);
  /**
   * Holds the copy to the window, where it cannot make the page wider; the library puts it onto the page.
   *
   * @param place where the original stands in the window
   */
  const hold = ({x, y}: Point): void => {
    Object.assign(copy.style, {position: 'fixed', left: `${x}px`, top: `${y}px`});
  };
  const bar = document.createElement('div');
  bar.className = 'zoom-bar';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Enlarged picture');
  let view: View = openingView(picture, from, at, windowSize());
  const controller = new AbortController();
  const {signal} = controller;
  const pointers = new Map<number, Point>();
  let travelled = 0;
  /** How far a finger has moved down, and how far a pinch on a touchpad has grown. */
  let swiped = 0;
  let pinched = 1;

  /** @param isDirect follows a finger or a wheel, without a transition */
  const show = (next: View, isDirect: boolean): void => {
    view = next;
    const beyond = isBeyond(picture, view, windowSize());
    copy.classList.toggle('zoom-direct', isDirect);
    copy.classList.toggle('zoom-beyond', beyond.x || beyond.y);
    const right = view.left + picture.natural.width * view.scale;
    const edges = [view.left < 0 ? SHADE : 0, right > windowSize().width ? -SHADE : 0];
    bar.style.setProperty('--more', edges.map((x) => `inset ${x}px 0 ${SHADE}px -${SHADE}px #000`).join());
    // The copy stands where the original stood when it was enlarged, and is scaled from its middle.
    const ratio = (picture.natural.width * view.scale) / picture.shown.width;
    const x = view.left - from.x - ((1 - ratio) * picture.shown.width) / 2;
    const y = view.top - from.y - ((1 - ratio) * picture.shown.height) / 2;
    copy.style.transform = `translate(${x}px, ${y}px) scale(${ratio})`;
  };
  const pan = ({x, y}: Point, isDirect: boolean): void => {
    show(keepInside(picture, {...view, left: view.left + x, top: view.top + y}, windowSize()), isDirect);
  };
  const zoom = (factor: number, point: Point | undefined, isDirect: boolean): void => {
    const size = windowSize();
    const fixed = point ?? {x: size.width / 2, y: size.height / 2};
    show(zoomTo(picture, view, view.scale * factor, fixed, size), isDirect);
  };
  const fit = (): void => {
    zoom(fitScale(picture, windowSize()) / view.scale, undefined, false);
  };
  const KEYS: Readonly<Record<string, () => void>> = {
    '+': () => {
      zoom(ZOOM_STEP, undefined, false);
    },
    '-': () => {
      zoom(1 / ZOOM_STEP, undefined, false);
    },
    '0': fit,
  };

  /** Where the picture fits, the wheel scrolls the page, which closes the picture. */
  const onWheel = (event: WheelEvent): void => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1;
    const beyond = isBeyond(picture, view, windowSize());
    if (event.ctrlKey) {
      event.preventDefault();
      zoom(Math.exp((-event.deltaY * unit) / 200), {x: event.clientX, y: event.clientY}, true);
    } else if (beyond.x || beyond.y) {
      event.preventDefault();
      // A wheel that turns one way only moves along a picture that is only wider than the window.
      const isSideways = event.shiftKey || (!beyond.y && event.deltaX === 0);
      const [x, y] = isSideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      pan({x: -x * unit, y: -y * unit}, true);
    }
  };
  /** Fingers also move a picture from beside it: there is little room on one that is wide and low. */
  const onDown = (event: PointerEvent): void => {
    if (event.button === 0 && !isOnBar(event)) {
      travelled = pointers.size === 0 ? 0 : travelled;
      swiped = 0;
      pointers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    }
  };
  /** The page does not scroll under a finger, so that a pinch may begin with one: what scrolling does is done here. */
  const swipe = ({pointerType}: PointerEvent, distance: number): void => {
    const beyond = isBeyond(picture, view, windowSize());
    if (pointerType === 'touch' && pointers.size === 1 && !beyond.x && !beyond.y) {
      swiped += distance;
      if (Math.abs(swiped) > SWIPE) {
        pointers.clear();
        close();
      }
    }
  };
  const onMove = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const old = [...pointers.values()];
    const point = {x: event.clientX, y: event.clientY};
    pointers.set(event.pointerId, point);
    const now = [...pointers.values()];
    travelled += Math.hypot(point.x - before.x, point.y - before.y);
    const shift = {x: middleOf(now).x - middleOf(old).x, y: middleOf(now).y - middleOf(old).y};
    if (travelled > CLICK_REACH) {
      pan(shift, true);
    }
    if (now.length === 2 && spread(old) > 0) {
      zoom(spread(now) / spread(old), middleOf(now), true);
    }
    swipe(event, point.y - before.y);
  };
  const onUp = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  /** Two fingers on a screen are pointers as well, and are counted as such. */
  const onPinch = (event: Event): void => {
    event.preventDefault();
    if (isPinch(event)) {
      if (event.type === 'gesturechange' && pointers.size === 0) {
        zoom(event.scale / pinched, {x: event.clientX, y: event.clientY}, true);
      }
      pinched = event.scale;
    }
  };
  /** The library closes the picture at a click, and the end of a drag is one. */
  const onClick = (event: MouseEvent): void => {
    if (travelled > CLICK_REACH && !isOnBar(event)) {
      event.stopPropagation();
      event.preventDefault();
    }
    travelled = 0;
  };

  const caption = document.createElement('p');
  caption.textContent = original.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  bar.append(
    caption,
    makeButton('Zoom in (+)', '+', () => KEYS['+']?.()),
    makeButton('Zoom out (-)', '\u2212', () => KEYS['-']?.()),
    makeButton('Show all (0)', 'Fit', fit),
    makeButton('Close', '\u00d7', close),
  );
  document.body.append(bar);
  copy.draggable = false;
  document.addEventListener('pointerdown', onDown, {signal});
  document.addEventListener('gesturestart', onPinch, {signal, passive: false});
  document.addEventListener('gesturechange', onPinch, {signal, passive: false});
  document.addEventListener('pointermove', onMove, {signal});
  document.addEventListener('pointerup', onUp, {signal});
  document.addEventListener('pointercancel', onUp, {signal});
  document.addEventListener('click', onClick, {signal, capture: true});
  document.addEventListener('wheel', onWheel, {signal, passive: false});
  window.addEventListener(
    'resize',
    () => {
      show(keepInside(picture, view, windowSize()), true);
    },
    {signal},
  );
  hold(from);
  show(view, false);

  return {
    onKey(key) {
      const arrow = ARROWS[key];
      const beyond = isBeyond(picture, view, windowSize());
      if (arrow && (arrow.x === 0 ? beyond.y : beyond.x)) {
        pan(arrow, false);
        return true;
      }
      const run = KEYS[key === '=' ? '+' : key];
      run?.();
      return run !== undefined;
    },
    stop() {
      controller.abort();
      bar.remove();
      // It shrinks into the original, which has moved when the page was scrolled.
      hold(original.getBoundingClientRect());
      copy.classList.remove('zoom-direct');
    },
  };
}
