import {expect} from 'vitest';
import {docsPath, BASE, pagesOf, VERSIONS} from '../pages';
import {pause, type Preferences} from './browser';
import {PARTS, type Site} from './site';

/** A way of a reader through the site. */
export interface Journey {
  readonly name: string;
  /** Left out of the short set. */
  readonly isLong?: boolean;
  /** Needs the site's own search index, which a build with Algolia does not have. */
  readonly needsIndex?: boolean;
  readonly run: (site: Site) => Promise<void>;
}

const DESKTOP = [1350, 900] as const;
const PHONE = [390, 844] as const;

/** Path below the base path. */
const docs = (page: string, version: string = VERSIONS[0]): string => docsPath(version, page).slice(BASE.length);

const KINDS = ['/', '/changelog', '/roadmap', docs('faq'), docs('quick-start/using-active'), '/docs/no/such/page'];

async function desktop(site: Site, path: string): Promise<void> {
  await site.browser.resize(...DESKTOP);
  await site.open(path);
}

async function phone(site: Site, path: string): Promise<void> {
  await site.browser.resize(...PHONE);
  await site.open(path);
}

async function expectQuiet(site: Site): Promise<void> {
  expect(await site.complaints()).toEqual([]);
}

async function loadsQuietly(site: Site, paths: readonly string[]): Promise<void> {
  await site.browser.resize(...DESKTOP);
  for (const path of paths) {
    await site.open(path);
    expect(await site.shown(PARTS.title), path).toBeGreaterThan(0);
    expect(await site.complaints(), path).toEqual([]);
    expect(await site.overflow(), path).toBe(0);
  }
}

async function fitsAt(site: Site, widths: readonly number[]): Promise<void> {
  for (const path of ['/', '/roadmap', docs('faq'), docs('quick-start/using-active')]) {
    await site.open(path);
    for (const width of widths) {
      await site.browser.resize(width, 800);
      expect(await site.overflow(), `${path} at ${width} px`).toBe(0);
    }
  }
}

/** The first entry of the sidebar that leads to another page of the same section. */
const NEIGHBOUR = '.theme-doc-sidebar-menu a[href$="/getting-started/demo-project"]';

async function openPicture(site: Site, isPhone = false): Promise<void> {
  await (isPhone ? phone : desktop)(site, docs('architecture/interact-active'));
  await expect.poll(() => site.shown(PARTS.picture)).toBeGreaterThan(0);
}

/** Sets the focus on the first picture that is seen. @returns its width */
function focusPicture(site: Site): Promise<number> {
  return site.browser.run((picture) => {
    const seen = Array.from(document.querySelectorAll<HTMLElement>(picture)).find(
      (element) => element.getBoundingClientRect().width > 0,
    );
    seen?.focus();
    return seen?.getBoundingClientRect().width ?? Infinity;
  }, PARTS.picture);
}

async function enlargePicture(site: Site, isPhone: boolean): Promise<void> {
  await openPicture(site, isPhone);
  const inPage = await focusPicture(site);
  await site.browser.press('Enter');
  await expect.poll(() => site.hasFocus(PARTS.enlarged)).toBe(true);
  const width = async (): Promise<number> => {
    const box = await site.box(PARTS.enlarged);
    return box ? box.right - box.left : 0;
  };
  await expect.poll(width).toBeGreaterThan(inPage);
  // The picture moves for 0.3 s.
  await pause(500);
  const before = await width();
  expect(before).toBeGreaterThan(inPage);
  await site.browser.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.1);
  await site.browser.press('Escape');
  await expect.poll(() => site.shown(PARTS.enlarged)).toBe(0);
  await expect.poll(() => site.hasFocus(PARTS.picture)).toBe(true);
  await site.browser.press('Enter');
  await expect.poll(() => site.shown(PARTS.enlarged)).toBe(1);
  await site.browser.click('.zoom-bar button:last-child');
  await expect.poll(() => site.shown(PARTS.enlarged)).toBe(0);
  await expectQuiet(site);
}

/**
 * Loads the drawings of a page into it, and measures its figures: panels are HTML already.
 * @returns how many texts there are, and those that leave the picture, or the box in which they stand
 */
function figureTexts(): Promise<{readonly count: number; readonly outside: readonly string[]}> {
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    // The space above and below letters differs from font to font; nothing stands in it.
    inner.top >= outer.top - 3 &&
    inner.bottom <= outer.bottom + 3;
  const drawings = [...document.querySelectorAll<HTMLImageElement>('img.tbia-figure__picture')].map(async ({src}) => {
    // The policy lets no script fetch a data address.
    const [, data] = src.split(/^data:[^,]*,/);
    const source = data === undefined ? await (await fetch(src)).text() : decodeURIComponent(data);
    const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    drawing.querySelector('style')?.remove();
    const host = document.createElement('div');
    host.append(drawing);
    document.body.append(host);
    const texts = [...drawing.querySelectorAll('text')].map((text) => {
      // A step is a group: its shape, then its words.
      const shape = text.parentElement?.firstElementChild;
      const isStep = shape instanceof SVGGeometryElement;
      const rect = text.getBoundingClientRect();
      const isInside =
        isWithin(rect, drawing.getBoundingClientRect()) && (!isStep || isWithin(rect, shape.getBoundingClientRect()));
      return isInside ? '' : `${src}: ${text.textContent}`;
    });
    host.remove();
    return texts;
  });
  const cells = [...document.querySelectorAll('.tbia-panel :is(dt, dt + dd), .tbia-panel > p, .tbia-panel__bar')]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => {
      const panel = (cell.closest('.tbia-panel') ?? cell).getBoundingClientRect();
      const isInside = [cell, ...cell.querySelectorAll('*')]
        .filter((element) => !element.closest('.tbia-figure__hidden'))
        .flatMap(({childNodes}) => [...childNodes].filter((node) => node instanceof Text))
        .every((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return isWithin(range.getBoundingClientRect(), panel);
        });
      return isInside ? '' : cell.textContent;
    });
  return Promise.all(drawings).then((drawn) => {
    const texts = [...drawn.flat(), ...cells];
    return {count: texts.length, outside: texts.filter((text) => text !== '')};
  });
}

async function fitsFigures(site: Site, pages: readonly string[]): Promise<void> {
  await site.browser.resize(...DESKTOP);
  let count = 0;
  for (const page of pages) {
    await site.open(docs(page));
    const texts = await site.browser.run(figureTexts);
    expect(texts.outside, page).toEqual([]);
    count += texts.count;
  }
  expect(count).toBeGreaterThan(pages.length * 10);
}

/** What of the page's elements would move, were it shown or changed. */
function moving(site: Site, around: string): Promise<string[]> {
  return site.browser.run(
    (all) =>
      Array.from(document.querySelectorAll(all))
        .filter((element) => {
          const {transitionDuration, animationName} = getComputedStyle(element);
          const longest = Math.max(...transitionDuration.split(',').map((time) => parseFloat(time)));
          // A millisecond is nothing that is seen, and ends with an event as other transitions do.
          return longest > 0.001 || animationName !== 'none';
        })
        .map(({outerHTML}) => outerHTML.slice(0, 80)),
    around,
  );
}

async function searchWithoutStorage(site: Site): Promise<void> {
  await desktop(site, docs('faq'));
  await site.search('proximity');
  expect(await site.shown(PARTS.title)).toBe(1);
  expect((await site.complaints()).filter((line) => !line.startsWith('warn: Docusaurus browser storage'))).toEqual([]);
}

/** Lets the site start that `isStartHeld` holds, without waiting for it. */
async function startSite(site: Site): Promise<void> {
  await site.browser.run(() => {
    setTimeout((window as unknown as {startSite: () => void}).startSite);
  });
}

const valueOf = (site: Site, input: string): Promise<string | undefined> =>
  site.browser.run((first) => document.querySelector<HTMLInputElement>(first)?.value, input);

/** Changes the page's own marks, so that a new document can be told from the old one. */
async function mark(site: Site): Promise<void> {
  await site.browser.run(() => {
    document.body.dataset.isSameDocument = 'true';
  });
}

/** Where the focus is: in the menu, on nothing, or on something else of the page, which is named. */
function placeOfFocus(menu: string): string {
  const {activeElement} = document;
  if (activeElement === document.body || !activeElement) {
    return 'nothing';
  }
  const entries = [...(document.querySelector(menu)?.querySelectorAll('a[href], button') ?? [])];
  if (!entries.includes(activeElement)) {
    return activeElement.outerHTML;
  }
  return entries
    .slice(0, entries.indexOf(activeElement))
    .some((entry) => entry.checkVisibility() && !entry.closest('[inert]'))
    ? 'menu'
    : 'start';
}

/** Through the menu, and again from its start; between its end and its start a browser may stop at nothing, once. */
const ROUNDS = /^start(?: menu)+(?: nothing)? start(?: menu)+(?:(?: nothing)? start(?: menu)*)*$/;

/** What readers do, in the order in which it is tried. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'every kind of page loads, is taken over by React and complains of nothing',
    run: (site) => loadsQuietly(site, KINDS),
  },
  {
    name: 'a link shows the next page without loading the site anew; going back restores the scroll',
    run: async (site) => {
      await desktop(site, docs('getting-started/installation'));
      await mark(site);
      await site.browser.run(() => {
        scrollTo(0, 500);
      });
      await expect.poll(() => site.browser.run(() => scrollY)).toBe(500);
      await site.browser.click(NEIGHBOUR);
      await expect.poll(() => site.texts(PARTS.title)).toEqual(['Demo project']);
      expect(await site.browser.run(() => [document.title, document.body.dataset.isSameDocument])).toEqual([
        expect.stringMatching(/^Demo project/),
        'true',
      ]);
      expect(await site.browser.run(() => scrollY)).toBe(0);
      await site.browser.back();
      await expect.poll(() => site.texts(PARTS.title)).toEqual(['Installation']);
      await expect.poll(() => site.browser.run(() => Math.abs(scrollY - 500) < 2)).toBe(true);
      await expectQuiet(site);
    },
  },
  {
    name: 'a hash shows its heading below the navbar',
    run: async (site) => {
      await desktop(site, `${docs('faq')}#multiplayer`);
      const isBelow = async (): Promise<boolean> => {
        const [bar, heading] = [await site.box('.navbar'), await site.box('#multiplayer')];
        return bar !== undefined && heading !== undefined && heading.top >= bar.bottom - 1 && heading.top < 300;
      };
      await expect.poll(isBelow).toBe(true);
    },
  },
  {
    name: 'the version menu opens, closes by Escape, and leads to the nearest page of an old version',
    run: async (site) => {
      await desktop(site, docs('quick-start/using-object-tag'));
      await site.browser.click(PARTS.versionButton);
      await expect.poll(() => site.shown(PARTS.versionEntries)).toBe(VERSIONS.length);
      await site.browser.press('Escape');
      await site.browser.run(() => {
        document.body.dispatchEvent(new PointerEvent('pointerleave'));
      });
      await expect.poll(() => site.attribute(PARTS.versionButton, 'aria-expanded')).toBe('false');
      expect(await site.hasFocus(PARTS.versionButton)).toBe(true);
      await site.browser.press('ArrowUp');
      await expect.poll(() => site.hasFocus(`${PARTS.versionEntries}[href*="/1.0.0/"]`)).toBe(true);
      await site.browser.press('Enter');
      await expect.poll(() => site.path()).toBe(docsPath('1.0.0', 'quick-start/using-object-timed'));
      await expect
        .poll(async () => (await site.texts('[role="status"]')).join())
        .toContain('This is the nearest page.');
      await expectQuiet(site);
    },
  },
  {
    name: 'the search finds, its selected row stays in view after fast arrows, and Enter follows it',
    needsIndex: true,
    run: async (site) => {
      await desktop(site, docs('quick-start/using-passive'));
      await site.search('interaction');
      const first = await site.attribute(PARTS.selectedHit, 'id');
      await site.browser.hold('ArrowDown', 12);
      await expect.poll(() => site.attribute(PARTS.selectedHit, 'id')).not.toBe(first);
      const isInView = async (): Promise<boolean> => {
        const [list, row] = [await site.box('.DocSearch-Dropdown'), await site.box(PARTS.selectedHit)];
        return list !== undefined && row !== undefined && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
      };
      await expect.poll(isInView).toBe(true);
      await site.browser.press('Enter');
      await expect.poll(() => site.path()).not.toBe(docsPath(VERSIONS[0], 'quick-start/using-passive'));
      expect(await site.shown(PARTS.searchWindow)).toBe(0);
      await expectQuiet(site);
    },
  },
  {
    name: 'keys before the page is taken over, and while it is, arrive in the search in order',
    needsIndex: true,
    run: async (site) => {
      site.server.behaviour = {isStartHeld: true};
      await site.browser.resize(...DESKTOP);
      for (const [path, key, modifier] of [
        [docs('faq'), 'k', 'Control'],
        ['/changelog', '/', undefined],
      ] as const) {
        await site.load(path);
        await site.browser.press(key, modifier);
        await expect.poll(() => site.hasFocus(PARTS.earlySearchInput)).toBe(true);
        await site.browser.type('abc/');
        await startSite(site);
        const rest = 'the quick brown fox jumps over the lazy dog';
        await site.browser.type(rest);
        await expect.poll(() => valueOf(site, PARTS.searchInput)).toBe(`abc/${rest}`);
        expect(await site.hasFocus(PARTS.searchInput)).toBe(true);
        await expectQuiet(site);
      }
    },
  },
  {
    name: 'Escape takes back a search that was opened before the page is taken over',
    needsIndex: true,
    run: async (site) => {
      site.server.behaviour = {isStartHeld: true};
      await site.browser.resize(...DESKTOP);
      await site.load(docs('faq'));
      await site.browser.press('/');
      await expect.poll(() => site.hasFocus(PARTS.earlySearchInput)).toBe(true);
      await site.browser.type('gone');
      await site.browser.press('Escape');
      await expect.poll(() => site.shown(PARTS.earlySearchInput)).toBe(0);
      await startSite(site);
      await site.expectHydrated();
      await site.browser.press('k', 'Control');
      await site.browser.type('new');
      await expect.poll(() => valueOf(site, PARTS.searchInput)).toBe('new');
      await expectQuiet(site);
    },
  },
  {
    name: 'what an earlier query has left is gone from the results',
    needsIndex: true,
    run: async (site) => {
      const ask = async (query: string): Promise<void> => {
        await site.browser.run((input) => {
          document.querySelector<HTMLInputElement>(input)?.select();
        }, PARTS.searchInput);
        await site.browser.type(query);
      };
      await desktop(site, docs('faq'));
      await site.search('proximity');
      await ask('zzzzzz');
      await expect.poll(() => site.shown(PARTS.hits)).toBe(0);
      await expect.poll(() => site.shown(PARTS.hitGroup)).toBe(0);
      await ask('interaction');
      await expect.poll(() => site.shown(PARTS.hits)).toBeGreaterThan(3);
      // WebKit paints headings that stick where they were, above the results.
      const groups = await site.browser.run(
        (all) => Array.from(document.querySelectorAll(all), (group) => getComputedStyle(group).position),
        PARTS.hitGroup,
      );
      expect([...new Set(groups)]).toEqual(['static']);
    },
  },
  {
    name: 'the search works where the browser keeps nothing for the site',
    needsIndex: true,
    run: async (site) => {
      site.server.behaviour = {isStorageBlocked: true};
      await searchWithoutStorage(site);
    },
  },
  {
    name: 'a picture is enlarged by a key and by a click, grows, and gives the focus back',
    run: (site) => enlargePicture(site, false),
  },
  {
    name: 'on a phone, a picture is enlarged as well, beyond its size in the page',
    run: (site) => enlargePicture(site, true),
  },
  {
    name: 'texts of figures are inside of their boxes',
    run: (site) => fitsFigures(site, ['architecture/interact-active', 'quick-start/using-active']),
  },
  {
    name: 'texts of all figures of the latest version are inside of their boxes',
    isLong: true,
    run: (site) => fitsFigures(site, pagesOf(VERSIONS[0])),
  },
  {
    name: 'the colour mode is that of the system, changes by its button, and is kept',
    run: async (site) => {
      const mode = (): Promise<string | null> => site.attribute('html', 'data-theme');
      await desktop(site, docs('faq'));
      expect(await mode()).toBe('dark');
      await site.browser.click(PARTS.colourToggle);
      await expect.poll(mode).toBe('light');
      await site.browser.reload();
      await site.expectHydrated();
      expect(await mode()).toBe('light');
      expect(await site.browser.run(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    },
  },
  {
    name: 'tabs change, and code is copied',
    run: async (site) => {
      await desktop(site, docs('integration_guides/gas-companion'));
      const chosen = (): Promise<string[]> => site.texts('[role="tab"][aria-selected="true"]');
      const [before = ''] = await chosen();
      await site.browser.click('[role="tab"][aria-selected="false"]');
      await expect.poll(chosen).not.toContain(before);
      expect(await site.shown('[role="tabpanel"]')).toBe((await chosen()).length);
      // These engines let no script read the clipboard: what is written is noted on its way there.
      await site.browser.run(() => {
        const {clipboard} = navigator;
        const write = clipboard.writeText.bind(clipboard);
        clipboard.writeText = (text) => {
          document.body.dataset.copied = text;
          return write(text);
        };
      });
      const copy = '.theme-code-block button[aria-label="Copy code to clipboard"]';
      await site.browser.hover('.theme-code-block');
      await site.browser.click(copy);
      await expect.poll(() => site.shown('.theme-code-block button[aria-label="Copied"]')).toBe(1);
      const code = await site.browser.run(() => document.querySelector('.theme-code-block pre')?.textContent);
      expect(code?.length).toBeGreaterThan(20);
      expect(await site.attribute('body', 'data-copied')).toBe(code);
      await expectQuiet(site);
    },
  },
  {
    name: 'pages read without a script',
    run: async (site) => {
      site.server.behaviour = {isScriptOff: true};
      await site.browser.resize(...DESKTOP);
      await site.load(docs('getting-started/installation'));
      expect(await site.texts(PARTS.title)).toEqual(['Installation']);
      expect(await site.attribute('html', 'data-has-hydrated')).toBe('false');
      await site.browser.click('.pagination-nav a');
      await expect.poll(() => site.shown(PARTS.title)).toBe(1);
      await expect.poll(() => site.path()).not.toBe(docsPath(VERSIONS[0], 'getting-started/installation'));
    },
  },
  {
    name: 'on a phone, the menu takes the focus, keeps it, and gives it back',
    run: async (site) => {
      await phone(site, docs('faq'));
      await site.browser.click(PARTS.menuToggle);
      await expect.poll(() => site.hasFocus(PARTS.menu)).toBe(true);
      const visited: string[] = [];
      for (let press = 0; press < 30; press += 1) {
        await site.browser.press('Tab');
        visited.push(await site.browser.run(placeOfFocus, PARTS.menu));
      }
      expect(visited.join(' ')).toMatch(ROUNDS);
      await site.browser.press('Escape');
      await expect.poll(() => site.hasFocus(PARTS.menuToggle)).toBe(true);
      await expectQuiet(site);
    },
  },
  {
    name: 'on a phone, the texts below results are painted',
    needsIndex: true,
    run: async (site) => {
      await phone(site, docs('faq'));
      await site.search('proximity');
      await expect.poll(async () => (await site.texts(PARTS.snippet))[0]).not.toBe('');
      await pause(300);
      const box = await site.box(PARTS.snippet);
      expect(box).toBeDefined();
      expect(box && (await site.coloursIn(box))).toBeGreaterThan(8);
    },
  },
  {
    name: 'on a phone, the roadmap is read without scrolling sideways',
    run: async (site) => {
      await site.browser.resize(360, 740);
      await site.open('/roadmap');
      expect(await site.overflow()).toBe(0);
      const outside = await site.browser.run(() =>
        Array.from(document.querySelectorAll('main td, main tbody th'))
          .filter((cell) => {
            const {left, right, width} = cell.getBoundingClientRect();
            return width === 0 || left < 0 || right > innerWidth;
          })
          .map(({textContent}) => textContent),
      );
      expect(outside).toEqual([]);
    },
  },
  {
    name: 'an engine badge and the full stop after it stand on one line',
    run: async (site) => {
      await desktop(site, '/changelog');
      const apart = await site.browser.run(() => {
        const host = document.querySelector('main p');
        const badge = document.querySelector('[class*="badge"]')?.cloneNode(true);
        if (!host || !(badge instanceof HTMLElement)) {
          return ['there is no badge'];
        }
        const found: string[] = [];
        host.replaceChildren('Needs ', badge, '.');
        const stop = document.createRange();
        stop.selectNodeContents(host.lastChild as Text);
        // Some width lies between the one that holds both and the one that breaks the line before the badge.
        for (let width = 75; width < 180; width += 1) {
          (host as HTMLElement).style.width = `${width}px`;
          const gap = stop.getBoundingClientRect().bottom - badge.getBoundingClientRect().bottom;
          if (Math.abs(gap) > 12) {
            found.push(`${width} px: ${gap}`);
          }
        }
        return found;
      });
      expect(apart).toEqual([]);
    },
  },
  {
    name: 'no page scrolls sideways at common widths',
    run: (site) => fitsAt(site, [360, 996, 997, 1350]),
  },
  {
    name: 'no page scrolls sideways at other widths',
    isLong: true,
    run: (site) => fitsAt(site, [375, 390, 412, 480, 600, 768, 820, 912, 1024, 1100, 1240, 1280, 1440]),
  },
  {
    name: 'every page of the latest version loads and complains of nothing',
    isLong: true,
    run: (site) =>
      loadsQuietly(
        site,
        pagesOf(VERSIONS[0]).map((page) => docs(page)),
      ),
  },
  {
    name: 'a slow page: the old one stays, the bar shows, the new one comes',
    isLong: true,
    run: async (site) => {
      site.server.behaviour = {isUncached: true};
      await desktop(site, docs('getting-started/installation'));
      let release = (): void => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      site.server.behaviour = {
        isUncached: true,
        held: {files: /\/assets\/js\/(?!main|runtime|progress)[^/]+\.js$/, until},
      };
      await site.browser.click('.navbar a[href$="/changelog"]');
      await expect.poll(() => site.shown('#nprogress .bar')).toBe(1);
      expect(await site.texts(PARTS.title)).toEqual(['Installation']);
      release();
      await expect.poll(() => site.texts(PARTS.title)).toEqual(['Changelog']);
      await expect.poll(() => site.shown('#nprogress')).toBe(0);
    },
  },
  {
    name: 'the history of a page opens, and its address shows the same',
    isLong: true,
    run: async (site) => {
      await desktop(site, `${docs('faq')}?since=1.0.0`);
      await expect.poll(() => site.shown('details[open] select')).toBe(1);
      await expect.poll(() => site.shown('details[open] ins, details[open] del')).toBeGreaterThan(0);
      await expectQuiet(site);
    },
  },
];

/** How the browser of a reader starts who prefers the light theme and less motion. */
export const CALM: Preferences = {colorScheme: 'light', reducedMotion: true};

/** What that reader does. */
export const CALM_JOURNEYS: readonly Journey[] = [
  {
    name: 'the colour mode is that of the system, changes by its button, and is kept',
    run: async (site) => {
      const mode = (): Promise<string | null> => site.attribute('html', 'data-theme');
      await desktop(site, docs('faq'));
      expect(await mode()).toBe('light');
      await site.browser.click(PARTS.colourToggle);
      await expect.poll(mode).toBe('dark');
      await site.browser.reload();
      await site.expectHydrated();
      expect(await mode()).toBe('dark');
      await expectQuiet(site);
    },
  },
  {
    name: 'nothing moves: pictures, the search, the way to the top',
    run: async (site) => {
      await openPicture(site);
      expect(await site.browser.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
      await focusPicture(site);
      await site.browser.press('Enter');
      await expect.poll(() => site.shown(PARTS.enlarged)).toBe(1);
      expect(await moving(site, '.medium-zoom-overlay, .medium-zoom-image')).toEqual([]);
      await site.browser.press('Escape');
      await expect.poll(() => site.shown(PARTS.enlarged)).toBe(0);
      for (const top of [2500, 2000]) {
        await site.browser.run((to) => {
          scrollTo(0, to);
        }, top);
        await expect.poll(() => site.browser.run(() => Math.round(scrollY))).toBe(top);
      }
      const button = '.theme-back-to-top-button';
      await expect.poll(() => site.shown(button)).toBe(1);
      await site.browser.hover(button);
      await pause(200);
      expect(
        await site.browser.run((selector) => {
          document.querySelector<HTMLElement>(selector)?.click();
          return scrollY;
        }, button),
      ).toBe(0);
      await site.browser.press('k', 'Control');
      await expect.poll(() => site.hasFocus(PARTS.searchInput)).toBe(true);
      expect(await moving(site, `${PARTS.searchWindow}, ${PARTS.searchWindow} *`)).toEqual([]);
      await expectQuiet(site);
    },
  },
];

/** What readers do whose browser keeps nothing for any site. */
export const FORGETFUL_JOURNEYS: readonly Journey[] = [
  {
    name: 'the search works',
    needsIndex: true,
    run: async (site) => {
      await searchWithoutStorage(site);
      // The window of the search takes the storage that throws out of its way: a page without it is asked.
      await site.browser.reload();
      await site.expectHydrated();
      const access = await site.browser.run(() => {
        try {
          return String(localStorage.length);
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(access).toBe('SecurityError');
    },
  },
];
