import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pluginGoogleGtag from '@docusaurus/plugin-google-gtag';

/**
 * Loads Google Analytics as Docusaurus' own plugin does, with anonymized addresses. Only the counting is ours: the
 * original takes each jump to a heading for a page view.
 * @param trackingID a Google tag id
 * @returns null in the development server
 */
export default function analytics(context: LoadContext, trackingID: string): Plugin | null {
  const original = pluginGoogleGtag(context, {trackingID: [trackingID], anonymizeIP: true});
  return original && {...original, getClientModules: () => [path.join(__dirname, 'client/page-views')]};
}
