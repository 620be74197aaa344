import {expect, test, type Page} from '@playwright/test';
import {BASE} from '../pages';
import {open} from '../support/site';

/** Widths of windows from the smallest phone on, with both sides of the one at which the bar begins to hold the links. */
const WIDTHS: readonly number[] = [320, 390, 768, 996, 997, 1240, 1241, 1350, 1920];

/** Makes the letters of the page so large, as readers can in their browser. */
function setLetters(page: Page, pixels: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
}

/** Makes the words of the bar longer, as another language and a later release would. */
function lengthen(page: Page): Promise<void> {
  return page.locator('nav.navbar .navbar__link').evaluateAll((links) => {
    for (const link of links) {
      const words = Array.from(link.childNodes).find((node) => node instanceof Text);
      if (words instanceof Text) {
        words.data = /\d/.test(words.data) ? words.data.replaceAll(/\d+/g, '1$&') : `${words.data}sverzeichnis`;
      }
    }
  });
}

/** What is wrong in the bar: whatever can be clicked must be in the window, be large enough, and be covered by nothing. */
function navbarFaults(page: Page): Promise<string[]> {
  return page.locator('nav.navbar').evaluate((bar) => {
    const bounds = bar.getBoundingClientRect();
    const targets = Array.from(bar.querySelectorAll('a, button, input, select'))
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => ({
        element,
        name: `"${element.getAttribute('aria-label') ?? element.textContent}"`,
        box: element.getBoundingClientRect(),
      }));
    const faults = targets.length < 3 ? ['less than three things to click'] : [];
    for (const [index, {element, name, box}] of targets.entries()) {
      if (box.left < 0 || box.right > innerWidth || box.top < bounds.top || box.bottom > bounds.bottom) {
        faults.push(`${name} is outside of the bar`);
      }
      if (box.width < 24 || box.height < 24) {
        faults.push(`${name} is ${box.width} x ${box.height} px`);
      }
      if (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'visible') {
        faults.push(`the words of ${name} are wider than it`);
      }
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!element.contains(top)) {
        faults.push(`${name} is covered`);
      }
      for (const other of targets.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Sizes are multiples of 1/64 px.
        if (across > 1 / 64 && down > 1 / 64) {
          faults.push(`${name} and ${other.name} share ${across} px`);
        }
      }
    }
    return faults;
  });
}

/** Labels of the bar that are not seen to their end, and the title, if it is asked for. */
function cutWords(page: Page, hasTitle: boolean): Promise<string[]> {
  const title = hasTitle ? ', .navbar__title' : '';
  return page.locator(`nav.navbar :is(.navbar__link${title})`).evaluateAll((all) =>
    all
      .filter((words) => {
        const brand = words.closest('.navbar__brand') ?? words;
        const isSeen = words.getBoundingClientRect().bottom <= brand.getBoundingClientRect().bottom;
        const isWhole = words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight;
        return words.checkVisibility({visibilityProperty: true}) && !(isSeen && isWhole);
      })
      .map(({textContent}) => textContent),
  );
}

for (const size of [16, 32]) {
  test(`nothing in the bar covers anything: letters of ${size} px, its own words and longer ones`, async ({page}) => {
    await open(page, `${BASE}/docs/faq`);
    await setLetters(page, size);
    for (const words of ['its own words', 'longer words']) {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 600});
        expect(await navbarFaults(page), `${words}, at ${width} px`).toEqual([]);
        if (size === 16 && words === 'its own words') {
          // The links may leave no room for the title: the picture beside it says the name.
          const isNarrow = width >= 997 && width < 1241;
          expect(await cutWords(page, !isNarrow), `cut at ${width} px`).toEqual([]);
        }
      }
      await lengthen(page);
    }
  });
}
