import path from 'node:path';
import {expect, it} from 'vitest';
import {readText} from '../../../plugins/kit/read-text';
import {linkTarget, siteUrlFrom} from './link-target';

it('knows the address of this site, so that a link to it is found', () => {
  const config = readText(path.join(import.meta.dirname, '../../../config/site-address.ts'));
  const url = siteUrlFrom(config);
  expect(url).toMatch(/^https:\/\/.+\/TBIA-Documentation$/);
  expect(linkTarget(`${url ?? ''}/changelog`, 'faq.mdx', url)).toEqual({kind: 'site', pathname: '/changelog'});
});
