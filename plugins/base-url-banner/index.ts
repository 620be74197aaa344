import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bannerScript} from './script';

/**
 * Puts a script into every page that tells readers when the site is served from another path than its base, or when
 * its scripts did not load. Docusaurus has such a banner for the home page only, and it always blames the base.
 */
export default function baseUrlBanner({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'base-url-banner',
    injectHtmlTags() {
      const source = readFileSync(path.join(siteDir, 'plugins/base-url-banner/banner.js'), 'utf8');
      return {headTags: [{tagName: 'script', innerHTML: bannerScript(source, siteConfig.baseUrl)}]};
    },
  };
}
