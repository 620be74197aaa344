import {expect, test} from '@playwright/test';
import {BASE} from '../pages';
import {cutWords, lengthen, navbarFaults, setLetters, WIDTHS} from '../support/navbar';
import {hydrated} from '../support/site';

for (const size of [16, 32]) {
  test(`nothing in the bar covers anything: letters of ${size} px, its own words and longer ones`, async ({page}) => {
    await page.goto(`${BASE}/docs/faq`);
    await hydrated(page);
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
