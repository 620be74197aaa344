/** What sets a page of the site apart from other documents in `static/`. */
const APPLICATION = /<div id="?__docusaurus\b/;

/** Whether a document is a page of the site. */
export function isPage(html: string): boolean {
  return APPLICATION.test(html);
}
