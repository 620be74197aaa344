import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {followLink, pageOf} from './follow-link';

/** An element as far as these functions look at it. */
class FakeElement {
  constructor(readonly attributes: Readonly<Record<string, string>>) {}

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  closest(selector: string): FakeElement | null {
    return selector === 'a' || selector.slice(2, -1) in this.attributes ? this : null;
  }
}

beforeAll(() => {
  vi.stubGlobal('Element', FakeElement);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([[{href: '/site/docs/faq'}], [{href: '/site/docs/faq#hold?a=b'}], [{href: '/site/docs/faq', target: '_self'}]])(
  'takes %o for a page',
  (attributes) => {
    expect(pageOf(new FakeElement(attributes))).toBe(attributes.href);
  },
);

it.each([
  [{}],
  [{href: '#heading'}],
  [{href: 'https://example.org/docs/faq'}],
  [{href: '//example.org/docs/faq'}],
  [{href: 'mailto:a'}],
  [{href: '/site/assets/files/project.zip', target: '_blank'}],
])('takes %o for none', (attributes) => {
  expect(pageOf(new FakeElement(attributes))).toBeUndefined();
});

/** Clicks a link to the FAQ, and tells what the router did and whether the browser follows by itself. */
function click(keys: Readonly<Record<string, unknown>>, selector?: string): string {
  const done: string[] = [];
  const history = {
    location: {pathname: '/site/docs/here'},
    createHref: () => '/site/docs/here',
    push: (page: string) => done.push(`push ${page}`),
    replace: (page: string) => done.push(`replace ${page}`),
  };
  const event = {
    target: new FakeElement({href: '/site/docs/faq', 'data-name': ''}),
    button: 0,
    defaultPrevented: false,
    preventDefault: () => done.push('prevented'),
    ...keys,
  };
  followLink(event as unknown as MouseEvent, history as unknown as History, selector);
  return done.join(', ');
}

it('has the router follow a plain click', () => {
  expect(click({})).toBe('prevented, push /site/docs/faq');
  expect(click({}, 'a[data-name]')).toBe('prevented, push /site/docs/faq');
});

it('replaces the page by itself', () => {
  expect(click({target: new FakeElement({href: '/site/docs/here'})})).toBe('prevented, replace /site/docs/here');
});

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}, {defaultPrevented: true}, {target: null}])(
  'leaves a click with %o to the browser',
  (keys) => {
    expect(click(keys)).toBe('');
  },
);

it('leaves links alone that are not asked for', () => {
  expect(click({}, 'a[data-other]')).toBe('');
});
