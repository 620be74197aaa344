import {expect, it} from 'vitest';
import {moveThemeScript} from './early-theme';
import {isPage} from './page';

const BANNER = '<script>banner()</script>';
const THEME = '<script>document.documentElement.setAttribute("data-theme","dark")</script>';
const page = (head: string, body: string): string =>
  `<html><head><meta charset=UTF-8>${head}</head><body><svg></svg>\n${body}<div id=__docusaurus></div></body></html>`;

it('moves the script in front of the style sheet and changes nothing else', () => {
  for (const link of ['<link rel=stylesheet href=/a.css />', '<link href="/a.css" rel="stylesheet">']) {
    expect(moveThemeScript(page(BANNER + link, THEME))).toBe(page(BANNER + THEME + link, ''));
  }
});

it('leaves a page as it is where the script comes first', () => {
  const html = page(`${THEME}<link rel=stylesheet href=/a.css />`, '');
  expect(moveThemeScript(html)).toBe(html);
});

it('knows pages of the site from other documents', () => {
  expect(isPage(page('', ''))).toBe(true);
  expect(isPage('<html><body>verified</body></html>')).toBe(false);
});

it('refuses a page without the script or without a style sheet', () => {
  expect(() => moveThemeScript(page('<link rel=stylesheet href=/a.css />', BANNER))).toThrow('no script that sets');
  expect(() => moveThemeScript(page(BANNER, THEME))).toThrow('no style sheet');
});
