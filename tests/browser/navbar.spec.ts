import type {Page} from '@playwright/test';
import {BASE} from '../pages';
import {open, setLetters} from '../support/site';
import {expect, test} from '../support/test';

/** Widths of windows from the smallest phone on, with both sides of those at which the bar changes. */
const WIDTHS: readonly number[] = [320, 390, 768, 996, 997, 1240, 1241, 1350, 1920];

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

for (const size of ['16px', '32px']) {
  test(`nothing in the bar covers anything, with letters of ${size}`, async ({page}) => {
    await open(page, `${BASE}/docs/faq`);
    await setLetters(page, size);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 600});
      expect(await navbarFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
