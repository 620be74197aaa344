import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {lazyImport} from '../../plugins/kit/lazy-import';
import './zoom.css';

const START_DELAY = 1000;
const OPTIONS = {margin: 64, scrollOffset: 40, background: 'var(--zoom-background)'};

let zoom: Zoom | undefined;
let timer = 0;
/** What had the focus when the picture was enlarged: the picture, or a button beside it. */
let opener: HTMLElement | undefined;

function enlarged(): HTMLElement | null {
  return document.querySelector('.medium-zoom-image--opened');
}

/** The library waits for the end of a transition, which does not come under reduced motion or when it is cut off. */
async function settle(): Promise<void> {
  const copy = enlarged();
  await Promise.allSettled((copy?.getAnimations() ?? []).map(({finished}) => finished));
  copy?.dispatchEvent(new Event('transitionend'));
}

/** Closes also while the picture still grows, when the library ignores it. */
function close(): void {
  enlarged()?.dispatchEvent(new Event('transitionend'));
  void zoom?.close();
}

/** Holds the copy to the window, over its picture: on the page, one that is wide would make the page wider. */
function hold(picture: HTMLImageElement): void {
  const {left, top} = picture.getBoundingClientRect();
  Object.assign(enlarged()?.style ?? {}, {position: 'fixed', left: `${left}px`, top: `${top}px`});
}

/** The page behind an enlarged picture takes no focus. */
function setBehind(isBehind: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', isBehind);
}

function onOpen({target}: Event): void {
  const picture = target as HTMLImageElement;
  const {activeElement} = document;
  opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : picture;
  // The library makes its copy of the picture after this event.
  queueMicrotask(() => {
    const copy = enlarged();
    hold(picture);
    copy?.setAttribute('aria-label', `Close: ${picture.alt || 'picture'}`);
    copy?.focus({preventScroll: true});
    setBehind(true);
    void settle();
  });
}

function onClose({target}: Event): void {
  // The page may have been scrolled.
  hold(target as HTMLImageElement);
  setBehind(false);
  void settle();
}

function onClosed(): void {
  opener?.focus({preventScroll: true});
}

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  const isPicture = target instanceof HTMLImageElement && target.matches('.medium-zoom-image');
  const isPressed = isPicture && (key === 'Enter' || key === ' ');
  if (enlarged() && (key === 'Escape' || isPressed)) {
    event.preventDefault();
    close();
  } else if (isPressed) {
    event.preventDefault();
    target.click();
  }
}

async function loadZoom(): Promise<Zoom | undefined> {
  const {code} = await lazyImport(() => import(/* webpackChunkName: "zoom" */ 'medium-zoom/dist/pure'));
  if (!code) {
    return undefined;
  }
  const created = code.default(OPTIONS);
  created.on('open', onOpen);
  created.on('close', onClose);
  created.on('closed', onClosed);
  document.addEventListener('keydown', onKeyDown);
  return created;
}

/** Makes the pictures of the page buttons, and loads the library where there are any. */
async function start(): Promise<void> {
  const all = [...document.querySelectorAll<HTMLImageElement>('article img')];
  const pictures = all.filter((image) => !image.closest('a, button'));
  if (pictures.length === 0) {
    return;
  }
  zoom ??= await loadZoom();
  if (!zoom) {
    return;
  }
  for (const image of pictures) {
    // The library knows a drawing, which may grow beyond its size, by the end of its address.
    if (image.src.startsWith('data:image/svg+xml')) {
      image.src += '#.svg';
    }
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt || 'picture'}`);
  }
  zoom.attach(pictures);
}

/** Pictures in a page's content can be enlarged, a second after it has come. */
const zoomModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    close();
    zoom?.detach();
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void start(), START_DELAY);
  },
};

export default zoomModule;
