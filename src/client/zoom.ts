import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import type {Pan, startPan as StartPan} from './zoom-pan';
import './zoom.css';

const START_DELAY = 1000;
/** Longer than the library's transition of 300 ms. */
const TRANSITION_LIMIT = 400;
const OPTIONS = {margin: 64, scrollOffset: 40};
const BACKGROUND = {dark: 'rgb(50,50,50)', light: 'rgb(255,255,255)'};

let loading: Promise<Zoom> | undefined;
let zoom: Zoom | undefined;
/** Pictures of the page that can be enlarged. */
let prepared: HTMLImageElement[] = [];
/** Pictures that have been listened to: the article of the first page is the same when a reader comes back to it. */
const known = new WeakSet<HTMLImageElement>();
let timer = 0;
/** Moves and scales the enlarged picture. */
let pan: Pan | undefined;
/** What had the focus when the picture was enlarged: the picture, or a button beside it. */
let opener: HTMLElement | undefined;
/** Where a picture was clicked last; undefined after a key. */
let clicked: {x: number; y: number} | undefined;

function background(): string {
  return document.documentElement.dataset.theme === 'dark' ? BACKGROUND.dark : BACKGROUND.light;
}

function enlarged(): HTMLElement | null {
  return document.querySelector('.medium-zoom-image--opened');
}

/** The library waits for the end of a transition, which never comes under reduced motion or in a hidden tab. */
function settle(): void {
  const copy = enlarged();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  setTimeout(() => copy?.dispatchEvent(new Event('transitionend')), isStill ? 0 : TRANSITION_LIMIT);
}

function setBehind(isBehind: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', isBehind);
}

function onOpen(event: Event, startPan: typeof StartPan, close: () => void): void {
  const original = event.target as HTMLImageElement;
  const {activeElement} = document;
  const isBeside = activeElement instanceof HTMLButtonElement && original.closest('figure')?.contains(activeElement);
  opener = isBeside ? activeElement : original;
  // The library makes its copy of the picture after this event, and tells it to fit into the window.
  queueMicrotask(() => {
    const copy = enlarged();
    if (!copy) {
      return;
    }
    copy.setAttribute('aria-label', `Close: ${original.alt || 'picture'}`);
    copy.focus({preventScroll: true});
    setBehind(true);
    pan = startPan(copy, original, clicked, close);
    settle();
  });
}

function onClose(): void {
  pan?.stop();
  pan = undefined;
  setBehind(false);
  queueMicrotask(settle);
}

function onClosed(): void {
  opener?.focus({preventScroll: true});
}

/** Closes also while the picture still grows, when the library ignores it. */
function closeNow(loaded: Zoom): void {
  enlarged()?.dispatchEvent(new Event('transitionend'));
  void loaded.close();
}

const isPress = ({key}: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

function onKeyDown(event: KeyboardEvent, loaded: Zoom): void {
  const {target, key} = event;
  const isPressed = isPress(event);
  const isPicture = target instanceof HTMLImageElement && target.matches('.medium-zoom-image');
  if (enlarged() && (key === 'Escape' || (isPressed && isPicture))) {
    event.preventDefault();
    closeNow(loaded);
  } else if (isPressed && isPicture) {
    event.preventDefault();
    target.click();
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && pan?.onKey(key)) {
    event.preventDefault();
  }
}

async function loadZoom(): Promise<Zoom> {
  const [{default: mediumZoom}, {startPan}] = await Promise.all([
    import(/* webpackChunkName: "zoom" */ 'medium-zoom/dist/pure'),
    import(/* webpackChunkName: "zoom" */ './zoom-pan'),
  ]);
  const created = mediumZoom({...OPTIONS, background: background()});
  created.on('open', (event) => {
    onOpen(event, startPan, () => {
      closeNow(created);
    });
  });
  created.on('close', onClose);
  created.on('closed', onClosed);
  document.addEventListener('keydown', (event) => {
    onKeyDown(event, created);
  });
  new MutationObserver(() => {
    created.update({background: background()});
  }).observe(document.documentElement, {attributeFilter: ['data-theme']});
  return created;
}

function pictures(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('article img')].filter((image) => !image.closest('a, button'));
}

/** Loads the library at the first sign that a reader may want a picture enlarged: no page pays for it before. */
async function load(): Promise<void> {
  loading ??= loadZoom();
  try {
    zoom = await loading;
    zoom.attach(prepared);
  } catch (error) {
    loading = undefined;
    console.warn(error);
  }
}

/** Does what a reader has asked for before the library was there. */
async function openLate(image: HTMLImageElement): Promise<void> {
  await load();
  if (image.isConnected) {
    await zoom?.open({target: image});
  }
}

function listen(image: HTMLImageElement): void {
  const preload = (): void => void load();
  image.addEventListener('pointerenter', preload, {once: true});
  image.addEventListener('focus', preload, {once: true});
  image.addEventListener('click', () => {
    if (!zoom) {
      void openLate(image);
    }
  });
  image.addEventListener('keydown', (event) => {
    if (!zoom && isPress(event)) {
      event.preventDefault();
      void openLate(image);
    }
  });
}

/** A click that a key makes has no count, and no place. */
function rememberClick({detail, clientX, clientY}: MouseEvent): void {
  clicked = detail > 0 ? {x: clientX, y: clientY} : undefined;
}

/** Makes the pictures of the page buttons. */
function prepare(): void {
  document.addEventListener('click', rememberClick, {capture: true});
  prepared = pictures();
  for (const image of prepared) {
    image.classList.add('medium-zoom-image');
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt || 'picture'}`);
    if (!zoom && !known.has(image)) {
      known.add(image);
      listen(image);
    }
  }
  zoom?.attach(prepared);
}

const zoomModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      window.clearTimeout(timer);
      if (zoom) {
        closeNow(zoom);
      }
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    zoom?.detach();
    prepared = [];
    window.clearTimeout(timer);
    timer = window.setTimeout(prepare, START_DELAY);
  },
};

export default zoomModule;
