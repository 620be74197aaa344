import {STYLE_SHEET} from '../../kit/page-head';

/** The classic theme's script that sets the colour mode on `<html>` before anything is painted. */
const THEME_SCRIPT = /<script>(?:(?!<\/script>)[\s\S])*?data-theme(?:(?!<\/script>)[\s\S])*?<\/script>/;

/**
 * Moves the script that sets the colour mode from the start of the body in front of the style sheet. In its place it
 * waits for the style sheet, and what it reads from the storage of the browser, which can take a tenth of a second on
 * a phone, delays the first paint. In front, the browser reads while the style sheet is still on its way.
 * @throws when the page has no such script or no style sheet
 */
export function moveThemeScript(html: string): string {
  const script = THEME_SCRIPT.exec(html);
  const head = html.search(STYLE_SHEET);
  if (!script || head < 0) {
    throw new Error(
      `there is no ${script ? 'style sheet' : 'script that sets the colour mode'}, as Docusaurus 3.10 writes it. ` +
        'Build with DOCS_WITHOUT=early-theme, and adapt plugins/static-pages/node/early-theme.ts.',
    );
  }
  if (script.index < head) {
    return html;
  }
  const rest = html.slice(0, script.index) + html.slice(script.index + script[0].length);
  return rest.slice(0, head) + script[0] + rest.slice(head);
}
