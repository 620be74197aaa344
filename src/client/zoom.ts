import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
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
let timer = 0;
/** Moves and scales the enlarged picture. */
let pan: Pan | undefined;
/** What had the focus when the picture was enlarged: the picture, or a button beside it. */
let opener: HTMLElement | undefined;
/** Where a picture was clicked last; undefined after a key. */
let clicked: {x: number; y: number} | undefined;
/** Whether the reader's last click came from a pointer. */
let isPointed = false;

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
    copy.classList.toggle('zoom-pointed', isPointed);
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

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches('.medium-zoom-image');

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  const isPressed = isPicture(target) && (key === 'Enter' || key === ' ');
  if (zoom && enlarged() && (key === 'Escape' || isPressed)) {
    event.preventDefault();
    closeNow(zoom);
  } else if (isPressed) {
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
  new MutationObserver(() => {
    created.update({background: background()});
  }).observe(document.documentElement, {attributeFilter: ['data-theme']});
  return created;
}

function pictures(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('article img')].filter((image) => !image.closest('a, button'));
}

/** Loads the library at the first sign that a reader may want a picture enlarged: no page pays for it before. */
async function load(): Promise<Zoom | undefined> {
  loading ??= loadZoom();
  try {
    zoom = await loading;
    zoom.attach(prepared);
  } catch (error) {
    loading = undefined;
    console.warn(error);
  }
  return zoom;
}

/** What a reader asks for before the library is there is done when it is. */
async function onClick({target, detail, clientX, clientY, isTrusted}: MouseEvent): Promise<void> {
  // A click that a key makes has no count, and no place; that of a button beside the picture follows another.
  clicked = detail > 0 ? {x: clientX, y: clientY} : undefined;
  isPointed = isTrusted ? detail > 0 : isPointed;
  if (isPicture(target) && !zoom) {
    const loaded = await load();
    if (target.isConnected) {
      await loaded?.open({target});
    }
  }
}

function onTouch({target}: Event): void {
  if (isPicture(target) && !zoom) {
    void load();
  }
}

/** Makes the pictures of the page buttons. */
function prepare(): void {
  prepared = pictures();
  for (const image of prepared) {
    image.classList.add('medium-zoom-image');
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt || 'picture'}`);
  }
  zoom?.attach(prepared);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', onTouch, {passive: true});
  document.addEventListener('focusin', onTouch);
  document.addEventListener('click', (event) => void onClick(event), {capture: true});
  document.addEventListener('keydown', onKeyDown);
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
