import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pluginGoogleGtag from '@docusaurus/plugin-google-gtag';
import * as z from 'zod';
import {parseOptions} from '../kit/options';

const schema = z.strictObject({
  /** A Google tag id; without it, the plugin does nothing. */
  trackingId: z.string().optional(),
});

/** What the plugin must know. */
export type AnalyticsOptions = z.input<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): AnalyticsOptions {
  return parseOptions('analytics', schema, options);
}

/**
 * Loads Google Analytics as Docusaurus' own plugin does, with anonymised addresses. Only the counting is ours: the
 * original takes each jump to a heading for a page view.
 */
export default function analytics(context: LoadContext, {trackingId}: AnalyticsOptions): Plugin {
  const original =
    trackingId === undefined ? null : pluginGoogleGtag(context, {trackingID: [trackingId], anonymizeIP: true});
  if (original === null) {
    return {name: 'analytics'};
  }
  return {...original, getClientModules: () => [path.join(__dirname, 'client/page-views')]};
}
