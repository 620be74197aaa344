import {expect} from 'vitest';
import {BASE} from '../pages';
import type {Browser} from './browser';
import type {TestServer} from './server';

/** A rectangle in the page's view, in CSS px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Selectors of what readers use. */
export const PARTS = {
  title: 'h1',
  versionButton: '.navbar .dropdown > button',
  versionEntries: '.navbar .dropdown__menu a',
  colourToggle: '.navbar [class*="colorModeToggle"] button',
  menuToggle: '.navbar__toggle',
  menu: '.navbar-sidebar',
  earlySearchInput: 'html > dialog input',
  searchInput: '.DocSearch-Input',
  searchWindow: '.DocSearch-Modal',
  hits: '.DocSearch-Hit',
  selectedHit: '.DocSearch-Hit[aria-selected="true"]',
  snippet: '.DocSearch-Hit-path',
  hitGroup: '.DocSearch-Hit-source',
  picture: 'article img.medium-zoom-image',
  enlarged: '.medium-zoom-image--opened',
} as const;

/** The site in a browser: what a reader sees and does there, the same words for every engine. */
export class Site {
  constructor(
    readonly browser: Browser,
    readonly server: TestServer,
  ) {}

  /**
   * Loads a page and waits until React has taken it over.
   * @param path below the base path, with a slash at its start
   */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.expectHydrated();
  }

  /** Loads a page. */
  async load(path: string): Promise<void> {
    await this.browser.goto(this.server.origin + BASE + path);
  }

  async expectHydrated(): Promise<void> {
    await expect.poll(() => this.browser.run(() => document.documentElement.dataset.hasHydrated)).toBe('true');
  }

  /** What went wrong in the page since it was loaded. The tag of a build with analytics is kept away by the server. */
  async complaints(): Promise<string[]> {
    const all = await this.browser.run(() => (window as unknown as {complaints: string[]}).complaints);
    return process.env.GTAG_TRACKING_ID ? all.filter((line) => !line.includes('googletagmanager.com')) : all;
  }

  /** Texts of all elements that match. */
  texts(selector: string): Promise<string[]> {
    return this.browser.run(
      (all) => Array.from(document.querySelectorAll<HTMLElement>(all), ({innerText}) => innerText.trim()),
      selector,
    );
  }

  /** How many elements that match take room in the page. */
  shown(selector: string): Promise<number> {
    return this.browser.run(
      (all) =>
        Array.from(document.querySelectorAll(all)).filter((element) => {
          const {width, height} = element.getBoundingClientRect();
          return width * height > 0 && getComputedStyle(element).visibility === 'visible';
        }).length,
      selector,
    );
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.browser.run(
      (first, attribute) => document.querySelector(first)?.getAttribute(attribute) ?? null,
      selector,
      name,
    );
  }

  /** Where the first element that matches is; undefined when there is none. */
  box(selector: string): Promise<Box | undefined> {
    return this.browser.run((first) => {
      const rect = document.querySelector(first)?.getBoundingClientRect();
      return rect && {left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom};
    }, selector);
  }

  /** Whether the focus is on an element that matches, or in one. */
  hasFocus(selector: string): Promise<boolean> {
    return this.browser.run(
      (around) => document.activeElement !== document.body && Boolean(document.activeElement?.closest(around)),
      selector,
    );
  }

  path(): Promise<string> {
    return this.browser.run(() => location.pathname + location.hash);
  }

  /** How far the page can be scrolled sideways, in px. */
  overflow(): Promise<number> {
    return this.browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** Opens the search with the keyboard, and asks it. */
  async search(query: string): Promise<void> {
    await this.browser.press('k', 'Control');
    await expect.poll(() => this.hasFocus(PARTS.searchInput)).toBe(true);
    await this.browser.type(query);
    await expect.poll(() => this.shown(PARTS.hits)).toBeGreaterThan(0);
  }

  /**
   * How many different colours the browser has painted in a part of the view.
   * @param box the part; what is outside of the view does not count
   */
  async coloursIn(box: Box): Promise<number> {
    const png = Buffer.from(await this.browser.screenshot()).toString('base64');
    return this.browser.run(
      async (data, {left, top, right, bottom}) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
        const scale = image.width / innerWidth;
        const canvas = document.createElement('canvas');
        canvas.width = Math.round((right - left) * scale);
        canvas.height = Math.round((bottom - top) * scale);
        const context = canvas.getContext('2d');
        context?.drawImage(image, -left * scale, -top * scale);
        const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
        return new Set(new Uint32Array(pixels.buffer)).size;
      },
      png,
      box,
    );
  }
}
