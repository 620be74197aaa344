import puppeteer from 'puppeteer-core';
import type {Browser, Preferences} from './browser';

/** Values of `layout.css.prefers-color-scheme.content-override`. */
const SCHEMES = {dark: 0, light: 1};

/**
 * Starts Firefox without a window, driven by WebDriver BiDi.
 * @param executablePath the browser
 */
export async function startFirefox(executablePath: string, preferences: Preferences = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': SCHEMES[preferences.colorScheme ?? 'dark'],
      'ui.prefersReducedMotion': preferences.reducedMotion ? 1 : 0,
      ...(preferences.isSiteDataBlocked && {'network.cookie.cookieBehavior': 2}),
    },
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  return {
    version: await browser.version(),
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    // The library's own type does not know that the result of a function may be a promise of it.
    run: (script, ...args) => page.evaluate(script as never, ...(args as readonly unknown[] as never[])),
    resize: (width, height) => page.setViewport({width, height}),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: async (key, modifier) => {
      if (modifier) {
        await page.keyboard.down(modifier);
      }
      await page.keyboard.press(key);
      if (modifier) {
        await page.keyboard.up(modifier);
      }
    },
    hold: async (key, times) => {
      await Promise.all(Array.from({length: times}, () => page.keyboard.press(key)));
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    print: (paper) => page.pdf({format: paper, printBackground: false, margin: {}}),
    close: () => browser.close(),
  };
}
