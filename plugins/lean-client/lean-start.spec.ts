import {expect, test} from '@playwright/test';
import {docsPath, VERSIONS} from '../../tests/pages';
import {hydrated} from '../../tests/support/site';

test('the browser can answer between the parts of the start', async ({page}) => {
  await page.addInitScript(() => {
    const Channel = window.MessageChannel;
    const order: string[] = [];
    Object.assign(window, {order});
    // A task that waits since before the start comes between two of its parts, or after all of them.
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        order.push('docusaurus' in window ? 'started' : 'starting');
        setTimeout(() => {
          order.push('task');
        });
      }
    };
  });
  await page.goto(docsPath(VERSIONS[0], 'faq'));
  await hydrated(page);
  const order = await page.evaluate(() => (window as unknown as {order: string[]}).order);
  const start = order.slice(0, order.lastIndexOf('starting') + 1);
  expect(start.filter((what) => what === 'starting').length).toBeGreaterThanOrEqual(4);
  expect(start).toContain('task');
});
