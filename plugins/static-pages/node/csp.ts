import {createHash} from 'node:crypto';
import {unescapeHtml} from '../../kit/escape-html';

/** Inline code of a page that a policy must name. */
export interface InlineCode {
  /** Texts of scripts. */
  readonly scripts: ReadonlySet<string>;
  /** Values of `style` attributes. */
  readonly styles: ReadonlySet<string>;
  /** Texts of `<style>` elements. */
  readonly styleSheets: ReadonlySet<string>;
}

/** Services beside the site's own host. */
export interface Services {
  readonly hasAnalytics: boolean;
  /** Application of Algolia, when search asks it. */
  readonly algoliaAppId?: string | undefined;
}

/** More different values of `style` attributes than this are a sign that a style sheet should have them. */
const MOST_STYLES = 12;

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script\s*>/gis;
const STYLE = /<[a-z][^>]*?\sstyle=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/gi;
const STYLE_SHEET = /<style(?:\s[^>]*)?>(?<text>.*?)<\/style\s*>/gis;
const COMMENT = /<!--.*?-->/gs;

/** A data block is not a script: browsers run neither JSON-LD nor templates. */
function isRun(attributes: string): boolean {
  const type = /\stype=["']?(?<type>[^\s"'>]+)/i.exec(attributes)?.groups?.type?.toLowerCase();
  return (
    type === undefined ||
    /^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^(?:module|importmap|speculationrules)$/.test(type)
  );
}

/** Adds the inline scripts and styles of an HTML document to `found`. */
export function collectInlineCode(
  html: string,
  found: {scripts: Set<string>; styles: Set<string>; styleSheets: Set<string>},
): void {
  const withoutScripts = html.replaceAll(SCRIPT, (_, attributes: string, text: string) => {
    if (!/\ssrc=/i.test(attributes) && isRun(attributes) && text !== '') {
      found.scripts.add(text);
    }
    return '';
  });
  const elements = withoutScripts.replaceAll(COMMENT, '').replaceAll(STYLE_SHEET, (_, text: string) => {
    found.styleSheets.add(text);
    return '';
  });
  // Nearly all pages have none: they need not be read element by element.
  const styled = /\sstyle=/i.test(elements) ? elements.matchAll(STYLE) : [];
  for (const {groups} of styled) {
    const value = groups?.double ?? groups?.single ?? groups?.bare ?? '';
    found.styles.add(unescapeHtml(value));
  }
}

/** A source of a policy that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of the site's pages: scripts, workers and data come from the site's host; inline scripts only with these
 * texts; `<style>` elements and `style` attributes only with these values (a style that a script sets is neither for
 * the policy).
 * @throws when there are so many values of `style` attributes that they belong into a style sheet
 */
export function contentSecurityPolicy(
  {scripts, styles, styleSheets}: InlineCode,
  {hasAnalytics, algoliaAppId}: Services,
): string {
  if (styles.size > MOST_STYLES) {
    throw new Error(
      `static-pages: the pages have ${styles.size} different style attributes, and a policy would have to name each. ` +
        `Move them to a style sheet, for example: ${[...styles].slice(0, 3).join(' | ')}`,
    );
  }
  const analytics = (...hosts: string[]): string[] => (hasAnalytics ? hosts : []);
  const algolia = algoliaAppId
    ? [
        `https://${algoliaAppId}-dsn.algolia.net`,
        ...[1, 2, 3].map((n) => `https://${algoliaAppId}-${n}.algolianet.com`),
      ]
    : [];
  const hashes = (texts: ReadonlySet<string>): string[] => [...texts].map(hashSource).sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts), ...analytics('https://www.googletagmanager.com')],
    'style-src-elem': ["'self'", ...hashes(styleSheets)],
    'style-src-attr': styles.size > 0 ? ["'unsafe-hashes'", ...hashes(styles)] : ["'none'"],
    'img-src': ["'self'", 'data:', ...analytics('https://*.google-analytics.com', 'https://www.googletagmanager.com')],
    'connect-src': [
      "'self'",
      ...algolia,
      ...analytics(
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ),
    ],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/**
 * Puts the policy first into the head, before anything that it governs.
 * @throws when the document has no head, or has a policy already
 */
export function insertPolicy(html: string, policy: string): string {
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) {
    throw new Error('static-pages: a page without <head> cannot carry a Content-Security-Policy.');
  }
  if (html.includes('http-equiv=Content-Security-Policy') || html.includes('http-equiv="Content-Security-Policy"')) {
    throw new Error('static-pages: a page has a Content-Security-Policy already.');
  }
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
