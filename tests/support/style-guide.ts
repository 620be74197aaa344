import path from 'node:path';
import type {Page} from '@playwright/test';
import {readText} from '../../plugins/kit/read-text';

const tokens = readText(path.join(__dirname, '../../src/css/tokens.css'));

/** The sizes of letters, in px, that Stylelint allows; `.stylelintrc.json` has them in rem. */
function allowedSizes(): number[] {
  const rules = readText(path.join(__dirname, '../../.stylelintrc.json'));
  const sizes = /"\/\^\((?<sizes>[\d.|\\]+)\)rem\$\/"/.exec(rules)?.groups?.sizes ?? '';
  return sizes.split('|').map((size) => Number(size.replaceAll('\\', '')) * 16);
}

/** All colors of tokens.css, of both themes, as `rgb(1, 2, 3)`. */
function palette(): string[] {
  const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return Array.from(tokens.matchAll(/#([0-9a-f]{3,6})\b/g), ([, short = '']) => {
    const hex = short.length === 3 ? short.replaceAll(/./g, '$&$&') : short;
    return `rgb(${String(channel(hex, 0))}, ${String(channel(hex, 2))}, ${String(channel(hex, 4))})`;
  });
}

/**
 * What the text of the page shows that is not of the look: sizes of letters beside the scale, colors beside the palette. Figures
 * and blocks of code have colors of their own, and code has the size of its line, a little smaller.
 * @returns one line for each kind of fault, with the element that has it
 */
export function faultsOfStyle(page: Page): Promise<string[]> {
  return page.evaluate(
    ({sizes, colors}) => {
      const found = new Set<string>();
      const isShown = (element: Element): boolean => element.checkVisibility({checkVisibilityCSS: true});
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      for (const element of document.querySelectorAll('article *')) {
        if (!isShown(element) || element.closest('pre, svg, kbd, code')) {
          continue;
        }
        const {fontSize, color, backgroundColor, borderBottomColor, borderBottomWidth} = getComputedStyle(element);
        const name = `${element.tagName.toLowerCase()}.${element.className}`;
        // What has no size is for those who hear it.
        if (
          hasText(element) &&
          fontSize !== '0px' &&
          !sizes.some((size) => Math.abs(size - parseFloat(fontSize)) < 0.1)
        ) {
          found.add(`letters of ${fontSize}: ${name}`);
        }
        if (element.closest('.tbia-figure')) {
          continue;
        }
        const used = [
          ...(hasText(element) ? [color] : []),
          backgroundColor,
          ...(borderBottomWidth === '0px' ? [] : [borderBottomColor]),
        ];
        used
          .filter((value) => !value.startsWith('rgba(') && !colors.includes(value))
          .forEach((value) => found.add(`${value}: ${name}`));
      }
      return [...found];
    },
    {sizes: allowedSizes(), colors: palette()},
  );
}
