import {matchPath as routerMatchPath} from 'react-router';
import {expect, it} from 'vitest';
import {matchPath} from './match-path';

const PATHS = ['/base/', '/base/docs', '/base/docs/1.0.0', '/base/docs/1.0.0/faq', '/base/a-b_c.d', '/', '*'];
const PATHNAMES = [
  '/',
  '/base',
  '/base/',
  '/base/docs',
  '/base/docs/',
  '/BASE/Docs',
  '/base/docsearch',
  '/base/docs/1.0.0/faq',
  '/base/docs/1.0.0/faq/',
  '/base/docs/1x0x0/faq',
  '/base/docs/1.0.0/faq/more',
  '/base/a-b_c.d',
  '/base/a-b_cxd',
  '/base/a%20b',
  '/elsewhere',
];

it.each(PATHS.flatMap((path) => [true, false].map((exact) => ({path, exact}))))(
  'matches $path, exact: $exact, as the router does',
  (route) => {
    const compared = PATHNAMES.map((pathname) => ({
      pathname,
      ours: matchPath(pathname, route),
      theirs: routerMatchPath(pathname, route),
    }));
    expect(compared.map(({ours}) => ours)).toEqual(compared.map(({theirs}) => theirs));
  },
);
