import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Zoom} from 'medium-zoom';
import {lazyImport} from '@site/plugins/kit/lazy-import';
import './zoom.css';

/** How long a page has been there when its pictures can be enlarged, in ms. */
const START_DELAY = 1000;
/** Options of medium-zoom: distances in px, and the ground in the light and in the dark theme. */
const ZOOM_OPTIONS = {
  margin: 64,
  scrollOffset: 40,
  background: 'light-dark(rgb(255, 255, 255), rgb(50, 50, 50))',
};

/** One for all pages: the library never removes its listeners. */
let zoom: Zoom | undefined;
/** What had the focus when the picture was enlarged: the picture, or the button next to it. */
let opener: HTMLElement | undefined;

/** The copy of the picture that the library enlarges. */
const enlarged = (): HTMLElement | null => document.querySelector('.medium-zoom-image--opened');

/**
 * Tells the library that the copy no longer moves: its event does not come under reduced motion or when a transition is cut
 * off. A close cuts off the opening, and then the transition of the close has to end.
 */
async function settle(): Promise<void> {
  const copy = enlarged();
  do {
    await Promise.allSettled((copy?.getAnimations() ?? []).map(({finished}) => finished));
  } while (copy && copy.getAnimations().length > 0);
  copy?.dispatchEvent(new Event('transitionend'));
}

/** Closes the enlarged picture. While it still grows, the library ignores `close`, so the growing is ended first. */
function close(): void {
  enlarged()?.dispatchEvent(new Event('transitionend'));
  void zoom?.close();
}

/** Fixes the copy to the window, over its picture: in the page, a wide copy would make the page wider. */
function hold(picture: HTMLImageElement): void {
  const {left, top} = picture.getBoundingClientRect();
  Object.assign(enlarged()?.style ?? {}, {position: 'fixed', left: `${left}px`, top: `${top}px`});
}

/** The page, which is inert behind an enlarged picture. */
const page = (): HTMLElement | null => document.getElementById('__docusaurus');

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
    page()?.toggleAttribute('inert', true);
    void settle();
  });
}

function onClose({target}: Event): void {
  // The page may have been scrolled.
  hold(target as HTMLImageElement);
  page()?.toggleAttribute('inert', false);
  void settle();
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
  const code = await lazyImport(() => import(/* webpackChunkName: "zoom" */ 'medium-zoom/dist/pure'));
  if (code && !zoom) {
    zoom = code.default(ZOOM_OPTIONS);
    zoom.on('open', onOpen);
    zoom.on('close', onClose);
    zoom.on('closed', () => opener?.focus({preventScroll: true}));
    document.addEventListener('keydown', onKeyDown);
  }
  return zoom;
}

/** Makes the pictures of the page buttons. */
function attach(loaded: Zoom, pictures: readonly HTMLImageElement[]): void {
  for (const picture of pictures) {
    // The library knows a drawing, which may grow beyond its size, by the end of its address.
    if (picture.src.startsWith('data:image/svg+xml')) {
      picture.src += '#.svg';
    }
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', `Zoom: ${picture.alt || 'picture'}`);
  }
  loaded.attach([...pictures]);
}

/** Lets readers enlarge every picture in a page's content, unless it is part of a link or button. */
export default function ImageZoom(): undefined {
  const {pathname} = useLocation();
  useEffect(() => {
    let isLeft = false;
    const start = async (): Promise<void> => {
      const all = [...document.querySelectorAll<HTMLImageElement>('main img')];
      const pictures = all.filter((image) => !image.closest('a, button'));
      const loaded = pictures.length > 0 ? await loadZoom() : undefined;
      if (loaded && !isLeft) {
        attach(loaded, pictures);
      }
    };
    const timer = window.setTimeout(() => void start(), START_DELAY);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
      close();
      zoom?.detach();
    };
  }, [pathname]);
  return undefined;
}
