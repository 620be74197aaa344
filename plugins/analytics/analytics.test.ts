import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import analytics from './index';

afterEach(() => {
  vi.unstubAllEnvs();
});

const context = {siteConfig: {themeConfig: {}}, siteDir: '/site'} as unknown as LoadContext;

it('does nothing without a tag', () => {
  expect(analytics(context, {})).toEqual({name: 'analytics'});
});

it("counts with a module of its own in place of the original's", () => {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = analytics(context, {trackingId: 'G-0'});
  expect(plugin.name).toBe('docusaurus-plugin-google-gtag');
  expect(plugin.getClientModules?.()).toEqual([path.join(import.meta.dirname, 'client/page-views')]);
});
