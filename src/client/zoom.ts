import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import './zoom.css';

const START_DELAY = 1000;
/** Longer than the library's transition of 300 ms. */
const TRANSITION_LIMIT = 400;
const OPTIONS = {margin: 64, scrollOffset: 40};
const BACKGROUND = {dark: 'rgb(50,50,50)', light: 'rgb(255,255,255)'};

let zoom: Promise<Zoom> | undefined;
let timer = 0;

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

function onOpen(event: Event): void {
  const {alt} = event.target as HTMLImageElement;
  // The library makes its copy of the picture after this event.
  queueMicrotask(() => {
    const copy = enlarged();
    copy?.setAttribute('aria-label', `Close: ${alt || 'picture'}`);
    copy?.focus({preventScroll: true});
    setBehind(true);
    settle();
  });
}

function onClose(): void {
  setBehind(false);
  queueMicrotask(settle);
}

function onClosed(event: Event): void {
  (event.target as HTMLImageElement).focus({preventScroll: true});
}

/** Closes also while the picture still grows, when the library ignores it. */
function closeNow(loaded: Zoom): void {
  enlarged()?.dispatchEvent(new Event('transitionend'));
  void loaded.close();
}

function onKeyDown(event: KeyboardEvent, loaded: Zoom): void {
  const {target, key} = event;
  const isPressed = key === 'Enter' || key === ' ';
  const isPicture = target instanceof HTMLImageElement && target.matches('.medium-zoom-image');
  if (enlarged() && (key === 'Escape' || (isPressed && isPicture))) {
    event.preventDefault();
    closeNow(loaded);
  } else if (isPressed && isPicture) {
    event.preventDefault();
    target.click();
  }
}

async function loadZoom(): Promise<Zoom> {
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  const created = mediumZoom({...OPTIONS, background: background()});
  created.on('open', onOpen);
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

async function attach(): Promise<void> {
  const images = pictures();
  if (images.length === 0) {
    return;
  }
  try {
    zoom ??= loadZoom();
    (await zoom).attach(images);
  } catch (error) {
    zoom = undefined;
    console.warn(error);
    return;
  }
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt || 'picture'}`);
  }
}

const zoomModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      window.clearTimeout(timer);
      void zoom?.then(closeNow);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    void zoom?.then((loaded) => loaded.detach());
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void attach(), START_DELAY);
  },
};

export default zoomModule;
