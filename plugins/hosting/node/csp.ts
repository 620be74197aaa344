import {createHash} from 'node:crypto';
import type {Tag} from './read-tags';

/** Services on other hosts that the site can use. */
export interface Services {
  readonly hasAnalytics: boolean;
  /** ID of the Algolia application, if the search uses Algolia. */
  readonly algoliaAppId?: string | undefined;
}

/** The texts of a document's inline scripts. JSON is left out, because browsers do not run it. */
export function inlineScripts(tags: readonly Tag[]): string[] {
  return tags
    .filter(({name, attributes: {src, type}}) => name === 'script' && src === undefined && !type?.endsWith('json'))
    .map(({text}) => text);
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of all documents: scripts, workers and data come from the site's host, and only these inline scripts run. The
 * policy is the same on every page, because a reader moves between pages without loading another document.
 */
export function contentSecurityPolicy(scripts: ReadonlySet<string>, {hasAnalytics, algoliaAppId}: Services): string {
  const tagManager = hasAnalytics ? ['https://www.googletagmanager.com'] : [];
  const collectors = hasAnalytics ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const algolia = algoliaAppId
    ? [
        `https://${algoliaAppId}-dsn.algolia.net`,
        ...[1, 2, 3].map((n) => `https://${algoliaAppId}-${n}.algolianet.com`),
      ]
    : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scripts].map(hashSource).sort(), ...tagManager],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
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

/** Puts the policy first into the head, before anything that it governs. */
export function insertPolicy(html: string, policy: string): string {
  return html.replace(
    /<head[^>]*>/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
