import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pluginGoogleGtag from '@docusaurus/plugin-google-gtag';

/** What the plugin must know. */
export interface AnalyticsOptions {
  /** A Google tag id; without it, the plugin does nothing. */
  readonly trackingId?: string | undefined;
}

/**
 * Loads Google Analytics as Docusaurus' own plugin does, with anonymized addresses. Only the counting is ours: the
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
