import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Helmet, HelmetProvider, type FilledContext} from 'react-helmet-async';
import {describe, expect, it} from 'vitest';
import {mergeTags, tagsOf} from './helmet';

const h = createElement;

/** Heads of components, outer ones first. */
const CASES: Readonly<Record<string, readonly ReactNode[]>> = {
  'equal names: the innermost wins': [
    h(
      Fragment,
      null,
      h('meta', {name: 'description', content: 'outer'}),
      h('meta', {property: 'og:title', content: 'a'}),
    ),
    h('meta', {name: 'description', content: 'inner'}),
  ],
  'names in another case are equal': [
    h('meta', {name: 'Robots', content: 'a'}),
    h('meta', {name: 'robots', content: 'b'}),
  ],
  'one component may repeat itself only once': [
    [h('meta', {key: 1, name: 'x', content: '1'}), h('meta', {key: 2, name: 'x', content: '2'})],
  ],
  'one canonical address': [
    h('link', {rel: 'canonical', href: '/a'}),
    h('link', {rel: 'canonical', href: '/b'}),
    h('link', {rel: 'icon', href: '/i.svg'}),
  ],
  'links are told apart by address, style sheets too': [
    [h('link', {key: 1, rel: 'stylesheet', href: '/a.css'}), h('link', {key: 2, rel: 'stylesheet', href: '/b.css'})],
    h('link', {rel: 'alternate', href: '/a', hrefLang: 'en'}),
    h('link', {rel: 'alternate', href: '/b', hrefLang: 'de'}),
  ],
  'without an identity a tag is left out': [h('meta', {content: 'nothing'}), h('link', {type: 'x'})],
  'scripts by text': [
    h('script', {type: 'application/ld+json'}, '{"a": 1}'),
    h('script', {type: 'application/ld+json'}, '{"a": 2}'),
  ],
  'http-equiv and charset': [h('meta', {httpEquiv: 'refresh', content: '1'}), h('meta', {charSet: 'utf-8'})],
};

function original(heads: readonly ReactNode[]): string[] {
  const context = {} as FilledContext;
  renderToStaticMarkup(
    h(HelmetProvider, {context, children: heads.map((head, index) => h(Helmet, {key: index}, head))}),
  );
  const {meta, link, script} = context.helmet;
  return [meta, link, script].flatMap((part) =>
    (part.toComponent() as unknown as {type: string; props: Record<string, unknown>}[]).map(({type, props}) =>
      JSON.stringify([
        type,
        Object.entries(props)
          .filter(([name]) => name !== 'data-rh')
          .map(([name, value]) =>
            name === 'dangerouslySetInnerHTML'
              ? (value as {__html: string}).__html
              : `${name.toLowerCase()}=${String(value)}`,
          )
          .sort(),
      ]),
    ),
  );
}

function ours(heads: readonly ReactNode[]): string[] {
  const tags = mergeTags(heads.map(tagsOf));
  return ['meta', 'link', 'script'].flatMap((kind) =>
    tags
      .filter(({type}) => type === kind)
      .map(({type, props}) =>
        JSON.stringify([
          type,
          Object.entries(props)
            .map(([name, value]) => (name === 'innerhtml' ? value : `${name.replace('-', '')}=${value}`))
            .sort(),
        ]),
      ),
  );
}

describe('the head is merged as react-helmet-async does it', () => {
  it.each(Object.entries(CASES))('%s', (_, heads) => {
    expect(ours(heads)).toEqual(original(heads));
    if (!heads.some((head) => Array.isArray(head)) && heads.length > 1) {
      expect(ours([...heads].reverse())).toEqual(original([...heads].reverse()));
    }
  });
  it('refuses what it cannot write', () => {
    expect(() => tagsOf(h(() => null))).toThrow('<Head> takes plain elements only.');
  });
});
