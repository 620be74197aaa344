import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Levels A and AA up to WCAG 2.2, and what axe calls best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page as it is, or on a part of it.
 * @returns one line per violation: rule, element, and what axe says of it
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const results = await page.evaluate(
    async ([tags, selector]) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      // After a resize, observers run before the next frame; transitions between colors would be measured half way.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const isFinite = ({effect}: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;
      const animations = document.getAnimations().filter(isFinite);
      await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
      return axe.run(selector, {runOnly: [...tags], resultTypes: ['violations']});
    },
    [TAGS, part] as const,
  );
  return (results.violations satisfies axe.Result[]).flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
