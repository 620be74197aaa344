import {createElement, type ComponentType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import type {Props} from '@docusaurus/Link';
import Original from '@docusaurus/core/lib/client/exports/Link';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createLink, type LinkConfig} from './create-link';

const site: {config: LinkConfig} = vi.hoisted(() => ({config: {baseUrl: '/', trailingSlash: undefined}}));

vi.mock('@docusaurus/core/lib/client/exports/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {...site.config, future: {experimental_router: 'browser'}}}),
}));

/** Nested, so that relative links have something to be resolved against. */
const HERE = '/sub/category/current';

/** Element and attributes of what is rendered, in an order of their own. */
function render(component: ComponentType<Props>, props: Props, location: string): unknown {
  const link: ReactNode = createElement(component, props);
  const html = renderToStaticMarkup(createElement(StaticRouter, {location, context: {}}, link));
  const [element] = parseFragment(html).childNodes as DefaultTreeAdapterTypes.Element[];
  const attributes = (element?.attrs ?? [])
    // The original adds this one in tests only.
    .filter(({name}) => name !== 'data-test-link-type')
    .map(({name, value}) => `${name}=${value}`)
    .sort();
  return {tag: element?.tagName, attributes, html: html.replace(/<a[^>]*>/, '')};
}

const ADDRESSES = [
  '/docs/intro',
  '/docs/intro/',
  '#anchor',
  '/docs/intro#anchor',
  '/docs/intro/#anchor',
  '/docs/intro#',
  '/docs/intro?',
  '/pathname?qs#anchor',
  '/docs/a%20b',
  '/site',
  '/site/',
  '/site/docs',
  '/',
  '',
  '?qs',
  'relativeDoc',
  './relativeDoc',
  './../relativeDoc?qs#anchor',
  '../../..',
  'https://example.com/xyz',
  '//example.com/xyz',
  'mailto:somebody',
  'pathname:///docs/intro',
  'pathname://docs/intro',
  'pathname:///docs/file.zip',
];

const CONFIGS: readonly LinkConfig[] = [
  {baseUrl: '/', trailingSlash: undefined},
  {baseUrl: '/site/', trailingSlash: undefined},
  {baseUrl: '/docs/', trailingSlash: undefined},
  {baseUrl: '/site/', trailingSlash: true},
  {baseUrl: '/site/', trailingSlash: false},
];

const NAVIGATION: Readonly<Record<string, Props>> = {
  'the page that is shown': {to: HERE},
  'the page that is shown, with classes': {to: HERE, className: 'a', activeClassName: 'b'},
  'a page above the one that is shown': {to: '/sub'},
  'exactly a page above': {to: '/sub', exact: true},
  'exactly the page that is shown': {to: HERE, exact: true},
  'a relative page that is shown': {to: 'current'},
  'another page': {to: '/other', className: 'a'},
  'another page without a class': {to: '/other'},
  'active at will': {to: '/other', isActive: () => true, activeClassName: 'b'},
  'inactive at will': {to: HERE, isActive: () => false, activeClassName: 'b'},
  'a style of its own': {to: HERE, style: {color: 'red'}, activeStyle: {top: 0}},
  'a style of its own, elsewhere': {to: '/other', style: {color: 'red'}, activeStyle: {top: 0}},
  'another kind of current': {to: HERE, 'aria-current': 'step'},
  'a heading': {to: '#anchor', className: 'a'},
  'a new tab': {to: HERE, target: '_blank', className: 'a'},
  'another site': {href: 'https://example.com', className: 'a'},
};

const PLAIN: Readonly<Record<string, Props>> = {
  'no address': {},
  'an address of each kind': {to: '/to', href: '/href'},
  'an empty `to`': {to: '', href: '/href'},
  'no check of the link': {to: '/docs', 'data-noBrokenLinkCheck': true},
  'no base URL': {to: '/docs', autoAddBaseUrl: false},
  'attributes of its own': {to: '/docs', id: 'a', title: 'b', className: 'c', 'aria-label': 'd', children: 'Text'},
  'a new tab': {to: '/docs', target: '_blank', rel: 'x'},
  'this tab': {to: '/docs', target: '_self'},
  'another site in this tab': {to: 'https://example.com', target: '_self', rel: 'me'},
  'a file in this tab': {to: 'pathname:///docs/intro', target: '_self'},
  'a download': {href: 'pathname:///a.zip', download: 'b.zip'},
  'activity without a navigation link': {to: HERE, isActive: () => true, activeClassName: 'b'},
  'no entry in the history': {to: '/docs', replace: true},
};

describe.each(CONFIGS)('a link is the original under %o', (config) => {
  const ours = createLink(config);
  beforeEach(() => {
    site.config = config;
  });
  const compare = (props: Props): void => {
    for (const location of [HERE, '/', `${config.baseUrl}docs/intro`]) {
      expect(render(ours, props, location)).toEqual(render(Original, props, location));
    }
  };

  it.each(ADDRESSES)('with "%s"', (address) => {
    for (const isNavLink of [false, true]) {
      compare({to: address, isNavLink});
      compare({href: address, isNavLink});
    }
  });
  it.each(Object.entries(NAVIGATION))('in a menu: %s', (_, props) => {
    compare({...props, isNavLink: true});
  });
  it.each(Object.entries(PLAIN))('in a page: %s', (_, props) => {
    compare(props);
  });
});

it('the comparison sees a difference', () => {
  const ours = createLink({baseUrl: '/elsewhere/', trailingSlash: undefined});
  site.config = {baseUrl: '/', trailingSlash: undefined};
  expect(render(ours, {to: '/docs'}, HERE)).not.toEqual(render(Original, {to: '/docs'}, HERE));
});
