import type {ClientModule} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import pageViews from './page-views';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const gtag = vi.fn();
const place = (pathname: string, hash = ''): Update['location'] =>
  ({pathname, search: '?a', hash}) as Update['location'];
const move = (location: Update['location'], previousLocation: Update['location'] | null): void => {
  pageViews.onRouteDidUpdate?.({location, previousLocation});
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('window', {gtag, location: {href: 'https://example.org/faq?a#b'}});
  vi.stubGlobal('document', {title: 'FAQ'});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  gtag.mockReset();
});

it('counts a page when a reader has moved to it, with its address and its title', () => {
  move(place('/faq', '#b'), place('/intro'));
  expect(gtag.mock.calls).toEqual([
    ['event', 'page_view', {page_path: '/faq?a#b', page_title: 'FAQ', page_location: 'https://example.org/faq?a#b'}],
  ]);
});

it.each([
  ['the first page, which the tag itself counts', null],
  ['a jump to a heading', place('/faq')],
])('does not count %s', (_case, previous) => {
  move(place('/faq', '#b'), previous);
  expect(gtag).not.toHaveBeenCalled();
});

it('takes the title that is there after the next frame', () => {
  pageViews.onRouteDidUpdate?.({location: place('/faq'), previousLocation: place('/intro')});
  expect(gtag).not.toHaveBeenCalled();
  vi.stubGlobal('document', {title: 'The new title'});
  vi.runAllTimers();
  expect(gtag.mock.calls[0]?.[2]).toMatchObject({page_title: 'The new title'});
});
