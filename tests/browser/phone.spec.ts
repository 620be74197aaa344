import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath, titleOf, VERSIONS} from '../pages';
import {open, overflow} from '../support/site';

const FAQ = docsPath(VERSIONS[0], 'faq');

/** A page with code. */
const GUIDE = docsPath(VERSIONS[0], 'integration_guides/gas-companion');

const KINDS = [
  `${BASE}/`,
  `${FAQ}?since=1.0.0`,
  docsPath(VERSIONS[0], 'quick-start/using-active'),
  GUIDE,
  `${BASE}/roadmap`,
  `${BASE}/changelog`,
  `${BASE}/no/such/page`,
];

/** Things to tap that are smaller than 24 px, other than links within a sentence (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input'))
      .filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Also what cannot be seen: a finger meets it all the same.
        const isSeen = element.checkVisibility({visibilityProperty: true}) && width > 1;
        const isInSentence = style.display === 'inline' && element.closest('p, li, td, dd, h2, h3') !== null;
        return isSeen && !isInSentence && (width < 23.9 || height < 23.9);
      })
      .map((element) => {
        const {width, height} = element.getBoundingClientRect();
        return `${element.outerHTML.slice(0, 120)}: ${width.toFixed(1)} x ${height.toFixed(1)}`;
      }),
  );
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu is large enough for a thumb', async ({page}) => {
    await open(page, FAQ);
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    // The focus is in the menu before anybody presses a key.
    await expect(menu).toBeFocused();
    expect(await smallTargets(page)).toEqual([]);
    // The version is in sight above its pages; the way back to the main menu is less loud than they are.
    const panel = menu.locator('.navbar-sidebar__item:not([inert])');
    const back = panel.getByRole('button', {name: '← Back to main menu'});
    await panel.getByRole('button', {name: /^Version /}).click();
    const entries = panel.locator('.menu__list .menu__list a').filter({hasText: /^\d+\.\d+\.\d+ UE /});
    await expect(entries).toHaveCount(VERSIONS.length);
    // The list is there before it opens.
    await expect(entries.last()).toBeVisible();
    const heights = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const sizeOf = (name: string, role: 'button' | 'link') =>
      panel.getByRole(role, {name, exact: true}).evaluate((entry) => parseFloat(getComputedStyle(entry).fontSize));
    expect(await sizeOf('← Back to main menu', 'button')).toBeLessThan(
      await sizeOf(titleOf(VERSIONS[0], 'faq'), 'link'),
    );
    await expect(back).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await back.click();
    // The name of the product, or its short form, is not cut.
    for (const width of [320, 390, 480, 481]) {
      await page.setViewportSize({width, height: 844});
      const {first, room} = await menu.locator('.navbar__title').evaluate((title) => {
        const short = getComputedStyle(title, '::before');
        const words = document.createRange();
        words.selectNodeContents(title);
        return {
          first: short.content === 'none' ? words.getBoundingClientRect().width : parseFloat(short.width),
          room: title.clientWidth,
        };
      });
      expect(first, `at ${width} px`).toBeLessThanOrEqual(room + 1);
      expect(room, `at ${width} px`).toBeGreaterThan(30);
    }
  });

  test('the search is large enough for a finger, with the searches that it keeps, and no field zooms', async ({
    page,
  }) => {
    await open(page, `${FAQ}?since=1.0.0`);
    // A phone zooms into a field with smaller letters.
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(await sizeOf('main select')).toBeGreaterThanOrEqual(16);
    const button = page.getByRole('button', {name: 'Search', exact: true}).first();
    const input = page.locator('.DocSearch-Input');
    for (const query of ['proximity', 'multiplayer']) {
      await button.click();
      await input.fill(query);
      expect(await sizeOf('.DocSearch-Input')).toBeGreaterThanOrEqual(16);
      await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toBeVisible();
      expect(await smallTargets(page), query).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
    }
    await button.click();
    const actions = page.locator('.DocSearch-Hit-action-button');
    await expect(actions).toHaveCount(4);
    await actions.first().click();
    await expect(page.getByText('Favorite')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });

  test("the phone's own bar has the color of the navbar, also after the mode was changed", async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, FAQ);
    const bar = () =>
      page.evaluate(() => {
        const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const probe = document.createElement('i');
        probe.style.color = tags.find(({media}) => matchMedia(media).matches)?.content ?? '';
        document.body.append(probe);
        const {color} = getComputedStyle(probe);
        probe.remove();
        const ground = getComputedStyle(document.querySelector('.navbar') ?? document.body).backgroundColor;
        return color === ground ? 'the same' : `${color} over ${ground}`;
      });
    expect(await bar()).toBe('the same');
    await page.locator('.navbar__toggle').click();
    await page
      .getByRole('dialog')
      .getByRole('button', {name: /dark and light mode/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(bar).toBe('the same');
  });
});

test('the link of a heading never takes a line of its own', async ({page}) => {
  for (const path of [FAQ, `${BASE}/`]) {
    await open(page, path);
    for (const width of [320, 340, 360, 390, 412, 430, 768, 1024, 1350]) {
      await page.setViewportSize({width, height: 844});
      const alone = await page.locator('.hash-link').evaluateAll((all) =>
        all.flatMap((link) => {
          const words = document.createRange();
          words.selectNodeContents(link.parentElement ?? link);
          words.setEndBefore(link);
          const bottom = Math.max(...Array.from(words.getClientRects(), (rect) => rect.bottom));
          return Math.max(...Array.from(link.getClientRects(), (rect) => rect.top)) < bottom
            ? []
            : [link.parentElement?.textContent];
        }),
      );
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Names in the cells of the open page that break within a word, with a bar where they do. */
function brokenNames(page: Page): Promise<string[]> {
  return page.locator('td code').evaluateAll((all) =>
    all.flatMap((code) => {
      const text = code.textContent;
      const letters: {top: number; place: number}[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (let index = 0; index < (node.textContent?.length ?? 0); index += 1) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          letters.push({top: range.getBoundingClientRect().top, place: letters.length});
        }
      }
      return letters
        .filter(({top, place}) => place > 0 && top > (letters[place - 1]?.top ?? 0) + 4)
        .map(({place}) => `${text.slice(0, place)}|${text.slice(place)}`)
        .filter((broken) => !/[\s._/\\:(-]\||\|[\sA-Z]/.test(broken));
    }),
  );
}

test('names in tables break between words, and are found and copied as they are written', async ({page}) => {
  // The page with most tables and names.
  await open(page, docsPath(VERSIONS[0], 'architecture/overview'));
  for (const width of [390, 1024, 1350]) {
    await page.setViewportSize({width, height: 900});
    expect(await brokenNames(page), `at ${width} px`).toEqual([]);
  }
  await expect(page.locator('td .theme-code-block')).toHaveCount(0);
  const name = page.locator('td code:has(wbr)').first();
  const text = await name.textContent();
  const selected = await name.evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return getSelection()?.toString();
  });
  expect(selected).toBe(text);
  expect(text).toMatch(/^[\w .:]+$/);
  const markdown = await page.request.get(`${docsPath(VERSIONS[0], 'architecture/overview')}.md`);
  expect(await markdown.text()).toContain(text ?? '-');
});

/** Things to tap that show only in part, as they do that wait for a pointer. */
function fadedTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input'))
      .filter((element) => {
        let opacity = 1;
        for (let around: Element | null = element; around; around = around.parentElement) {
          opacity *= Number(getComputedStyle(around).opacity);
        }
        return element.checkVisibility({visibilityProperty: true}) && opacity < 1;
      })
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );
}

test.describe('where nothing can hover', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('everything is large enough for a finger, and nothing waits for a pointer to be seen', async ({page}) => {
    for (const path of KINDS) {
      await open(page, path);
      if (path === GUIDE) {
        await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
      }
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      expect(await smallTargets(page), path).toEqual([]);
      expect(await fadedTargets(page), path).toEqual([]);
    }
  });

  test('the buttons of a code block cover no letter of it', async ({page}) => {
    await open(page, GUIDE);
    const blocks = page.locator('.theme-code-block');
    const [before] = await blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
    await expect(blocks.getByTitle('Copy code to clipboard')).toHaveCount(await blocks.count());
    const [after] = await blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
    expect(after).toBe(before);
    const gaps = await blocks.evaluateAll((all) =>
      all.map((block) => {
        const range = document.createRange();
        range.selectNodeContents(block.querySelector('code') ?? block);
        const [line] = range.getClientRects();
        const buttons = Array.from(block.querySelectorAll('button'), (button) => button.getBoundingClientRect().bottom);
        return (line?.top ?? 0) - Math.max(...buttons);
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
});

test('the roadmap has one line for each release line, inside of the screen', async ({page}) => {
  await open(page, `${BASE}/roadmap`);
  for (const width of [320, 390, 768, 997, 1350]) {
    await page.setViewportSize({width, height: 768});
    expect(await overflow(page), String(width)).toBe(0);
    const faults = await page
      .locator('main tbody tr')
      .evaluateAll((rows) =>
        rows
          .map(({children}) => Array.from(children, (cell) => cell.getBoundingClientRect()).slice(0, 3))
          .filter((cells) =>
            cells.some(({right, top}) => right > innerWidth || Math.abs(top - (cells[0]?.top ?? 0)) > 12),
          ),
      );
    expect(faults, String(width)).toEqual([]);
  }
});

test('readers who want less motion are at the top at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, FAQ);
  for (const top of [2500, 2000]) {
    await page.mouse.wheel(0, top === 2500 ? 2500 : -500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await button.hover();
  await page.waitForLoadState('networkidle');
  expect(
    await button.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    }),
  ).toBe(0);
});
