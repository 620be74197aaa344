import {createHash} from 'node:crypto';
import type {Tag} from './read-tags';

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

/** Browsers run neither JSON-LD nor templates: a data block is not a script. */
const SCRIPT_TYPE = /^$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^(?:module|importmap|speculationrules)$/;

/** The inline scripts and styles of a document. */
export function inlineCodeOf(tags: readonly Tag[]): InlineCode {
  const texts = (name: string): Tag[] => tags.filter((tag) => tag.name === name && tag.text !== '');
  const scripts = texts('script').filter(
    ({attributes: {src, type = ''}}) => src === undefined && SCRIPT_TYPE.test(type.toLowerCase()),
  );
  return {
    scripts: new Set(scripts.map(({text}) => text)),
    styles: new Set(tags.flatMap(({attributes: {style}}) => style ?? [])),
    styleSheets: new Set(texts('style').map(({text}) => text)),
  };
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
  const tagManager = hasAnalytics ? ['https://www.googletagmanager.com'] : [];
  const collectors = hasAnalytics ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const algolia = algoliaAppId
    ? [
        `https://${algoliaAppId}-dsn.algolia.net`,
        ...[1, 2, 3].map((n) => `https://${algoliaAppId}-${n}.algolianet.com`),
      ]
    : [];
  const hashes = (texts: ReadonlySet<string>): string[] => [...texts].map(hashSource).sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts), ...tagManager],
    'style-src-elem': ["'self'", ...hashes(styleSheets)],
    'style-src-attr': styles.size > 0 ? ["'unsafe-hashes'", ...hashes(styles)] : ["'none'"],
    'img-src': ["'self'", 'data:', ...collectors, ...tagManager],
    'connect-src': ["'self'", ...algolia, ...collectors, ...tagManager],
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
  if (/http-equiv="?Content-Security-Policy/.test(html)) {
    throw new Error('static-pages: a page has a Content-Security-Policy already.');
  }
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
