import type {Page} from '@playwright/test';
import {BASE, docsPath, hasPage, pagesOf, VERSIONS} from '../pages';
import {hydrated, open} from '../support/site';
import {expect, test} from '../support/test';

const LATEST = VERSIONS[0];
const TYPES = 'features/interact-active-type';

const versionButton = (page: Page) => page.getByRole('button', {name: /^Version \d/});
const versionLinks = (page: Page) => page.locator('.navbar .dropdown__menu a');

test.describe('version menu', () => {
  test('is a button, and works by keyboard', {tag: '@every-browser'}, async ({page}) => {
    await open(page, `${BASE}/docs/faq`);
    const button = versionButton(page);
    const links = versionLinks(page);
    await expect(button).toHaveText(`Version ${LATEST}`);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
      await expect(links.first()).toBeHidden();
    }
    for (const [key, target] of [
      ['ArrowDown', links.first()],
      ['ArrowDown', links.nth(1)],
      ['End', links.last()],
      ['ArrowDown', links.first()],
      ['ArrowUp', links.last()],
      ['Home', links.first()],
      ['Escape', button],
      ['ArrowUp', links.last()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
  });

  test('opens under a pointer, and Escape closes it there', async ({page}) => {
    await open(page, `${BASE}/docs/faq`);
    const first = versionLinks(page).first();
    await versionButton(page).hover();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await page.mouse.move(0, 0);
    await versionButton(page).hover();
    const box = await first.boundingBox();
    // Slowly, over what is between the bar and the menu.
    await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 5, {steps: 20});
    await expect(first).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(first).toBeHidden();
  });

  test('stays open after a click, also one of a screen reader', {tag: '@every-browser'}, async ({page}) => {
    await open(page, `${BASE}/docs/faq`);
    const first = versionLinks(page).first();
    await versionButton(page).click();
    await page.mouse.move(700, 700);
    await expect(first).toBeInViewport({ratio: 1});
    await page.mouse.click(700, 700);
    await expect(first).toBeHidden();
    // Without a pointer.
    await versionButton(page).dispatchEvent('click');
    await expect(first).toBeVisible();
  });

  test('an entry keeps the page, or says that the version lacks it', async ({page}) => {
    await open(page, docsPath(LATEST, TYPES));
    await versionButton(page).click();
    await expect(versionLinks(page)).toHaveCount(VERSIONS.length);
    for (const [index, version] of VERSIONS.entries()) {
      const entry = versionLinks(page).nth(index);
      if (hasPage(version, TYPES)) {
        const latest = version === LATEST ? ', latest' : '';
        await expect(entry).toHaveText(new RegExp(`^${version} UE \\d\\S*(?:, \\d\\S*)*${latest} \\w{3} \\d{4}$`));
        await expect(entry).toHaveAttribute('href', docsPath(version, TYPES));
      } else {
        await expect(entry).toHaveText(new RegExp(`^${version} UE \\d.* not in ${version}$`));
        const href = (await entry.getAttribute('href')) ?? '';
        expect(pagesOf(version).map((name) => docsPath(version, name))).toContain(href);
      }
    }
  });

  test('leads to the nearest page of a version without the page', {tag: '@every-browser'}, async ({page}) => {
    await open(page, docsPath(LATEST, 'quick-start/using-object-tag'));
    await versionButton(page).click();
    await versionLinks(page).last().click();
    await page.waitForURL(`**${docsPath('1.0.0', 'quick-start/using-object-timed')}`);
    const notice = page.getByRole('status').filter({hasText: 'nearest page'});
    await expect(notice).toContainText('is not in 1.0.0. Added in 1.1.1. This is the nearest page.');
    await notice.getByRole('link', {name: 'Read it in 1.1.1'}).click();
    await page.waitForURL(`**${docsPath('1.1.1', 'quick-start/using-object-tag')}`);
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(notice).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(notice).toBeVisible();
  });

  test('keeps a hash where the target has the heading, and only there', async ({page}) => {
    const tutorial = 'quick-start/using-active';
    for (const [hash, index, kept] of [
      ['check-that-it-works', VERSIONS.length - 1, '#check-that-it-works'],
      ['only-here', 5, ''],
    ] as const) {
      await open(page, `${docsPath(LATEST, tutorial)}?tab=cpp#${hash}`);
      await versionButton(page).click();
      await versionLinks(page).nth(index).click();
      await page.waitForURL(`**${docsPath(VERSIONS[index] ?? '', tutorial)}?tab=cpp${kept}`);
      await expect(page.locator(kept === '' ? 'h1' : kept)).toBeInViewport();
    }
  });
});

test.describe('mobile menu', () => {
  test.use({viewport: {width: 390, height: 844}});
  const toggle = (page: Page) => page.locator('.navbar__toggle');
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

  async function openMenu(page: Page, path = `${BASE}/docs/faq`): Promise<void> {
    await open(page, path);
    await toggle(page).click();
    await expect(dialog(page)).toBeFocused();
  }

  test('closes by Escape, its button, the backdrop, a wider window and going back, and frees the page', async ({
    page,
  }) => {
    await open(page, `${BASE}/changelog`);
    await openMenu(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.mouse.click(380, 400);
    await expect(dialog(page)).toBeHidden();

    await toggle(page).click();
    await expect(dialog(page)).toBeFocused();
    await page.setViewportSize({width: 997, height: 800});
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(toggle(page)).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();

    await page.getByRole('link', {name: 'Changelog'}).first().dispatchEvent('click');
    await page.waitForURL('**/changelog');
    await toggle(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(`${BASE}/changelog`);
  });

  test(
    'is modal, locks the scroll of the page, has the versions in a list, and closes when one is chosen',
    {tag: '@every-browser'},
    async ({page}) => {
      await openMenu(page, docsPath(LATEST, TYPES));
      expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      // Above the pages of the version, and in the main menu.
      const panel = dialog(page).locator('.navbar-sidebar__item:not([inert])');
      const button = panel.getByRole('button', {name: `Version ${LATEST}`});
      const entry = panel.getByRole('link', {name: '1.0.0 UE 4.26–5.0 not in 1.0.0'});
      await button.click();
      // Docusaurus lets the list overflow when it is open to its end: a click during the movement would miss what moves.
      await expect(panel.locator('ul', {has: page.getByRole('link', {name: /^1\.0\.0 /})}).last()).toHaveCSS(
        'overflow',
        'visible',
      );
      await entry.click();
      await page.waitForURL('**/docs/1.0.0/**');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText('This is the nearest page.')).toBeVisible();
      await toggle(page).click();
      await page.getByRole('button', {name: '← Back to main menu'}).click();
      await expect(panel.getByRole('button', {name: 'Version 1.0.0'})).toBeVisible();
    },
  );
});
