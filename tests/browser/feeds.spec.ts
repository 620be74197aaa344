// No validator of feeds on npm is kept up, so the browser's strict parser of XML and a schema stand in for one: what
// RFC 4287 and JSON Feed 1.1 demand, of the feeds as they are published.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import * as z from 'zod';
import {releases} from '../../src/data/releases';
import {BASE} from '../pages';

const build = path.join(__dirname, '../../build');
const ATOM = readFileSync(path.join(build, 'changelog/atom.xml'), 'utf8');
const JSON_FEED = readFileSync(path.join(build, 'changelog/feed.json'), 'utf8');

/** What is wrong with an Atom feed by RFC 4287. Runs in the browser, so it uses nothing from outside of itself. */
function atomFaults(text: string): string[] {
  const NAMESPACE = 'http://www.w3.org/2005/Atom';
  const faults: string[] = [];
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const error = xml.querySelector('parsererror');
  if (error) {
    return [`is not XML: ${error.textContent}`];
  }
  const feed = xml.documentElement;
  if (feed.localName !== 'feed' || feed.namespaceURI !== NAMESPACE) {
    return ['is no feed of Atom'];
  }
  const children = (parent: Element, name: string): Element[] =>
    [...parent.children].filter(({localName, namespaceURI}) => localName === name && namespaceURI === NAMESPACE);
  const isAddress = (value: string): boolean => /^[a-z][a-z\d+.-]*:\S+$/i.test(value) && URL.canParse(value);
  const links = (parent: Element, rel: string): Element[] =>
    children(parent, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === rel);
  const known = new Set(
    'author category contributor generator icon id link logo rights subtitle title updated entry content published source summary'.split(
      ' ',
    ),
  );
  const ids: string[] = [];
  for (const [index, element] of [feed, ...children(feed, 'entry')].entries()) {
    const where = index === 0 ? 'feed' : `entry ${index}`;
    const say = (fault: string): number => faults.push(`${where}: ${fault}`);
    for (const name of ['id', 'title', 'updated']) {
      if (children(element, name).length !== 1) {
        say(`needs one ${name}`);
      }
    }
    for (const name of [
      'generator',
      'icon',
      'logo',
      'rights',
      'subtitle',
      'content',
      'published',
      'summary',
      'source',
    ]) {
      if (children(element, name).length > 1) {
        say(`has more than one ${name}`);
      }
    }
    for (const {localName, namespaceURI} of element.children) {
      if (namespaceURI === NAMESPACE && !known.has(localName)) {
        say(`has a ${localName}`);
      }
    }
    const id = children(element, 'id')[0]?.textContent ?? '';
    ids.push(id);
    if (!isAddress(id)) {
      say(`has the id "${id}", which is no absolute address`);
    }
    if (children(element, 'title').some(({textContent}) => textContent.trim() === '')) {
      say('has an empty title');
    }
    for (const date of [...children(element, 'updated'), ...children(element, 'published')]) {
      const value = date.textContent;
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value) || isNaN(Date.parse(value))) {
        say(`has the date "${value}"`);
      }
    }
    for (const author of children(element, 'author')) {
      if (children(author, 'name').length !== 1 || children(author, 'name')[0]?.textContent === '') {
        say('has an author without one name');
      }
    }
    for (const link of children(element, 'link')) {
      if (!isAddress(link.getAttribute('href') ?? '')) {
        say('has a link without an absolute address');
      }
    }
    if (
      new Set(links(element, 'alternate').map((link) => link.getAttribute('type'))).size <
      links(element, 'alternate').length
    ) {
      say('has two alternate links of one type');
    }
    const isWithoutAuthor = children(element, 'author').length === 0 && children(feed, 'author').length === 0;
    if (index > 0 && isWithoutAuthor) {
      say('has no author, and neither has the feed');
    }
    for (const content of [...children(element, 'content'), ...children(element, 'title')]) {
      const type = content.getAttribute('type') ?? 'text';
      if (!['text', 'html', 'xhtml'].includes(type)) {
        say(`has a text of the type ${type}`);
      }
      if (
        type === 'html' &&
        new DOMParser().parseFromString(content.textContent, 'text/html').querySelector('script, style, [onclick]')
      ) {
        say('has HTML that a reader must not run');
      }
    }
    if (index > 0 && children(element, 'content').length === 0 && links(element, 'alternate').length === 0) {
      say('has neither content nor a link to it');
    }
  }
  if (links(feed, 'self').length !== 1) {
    faults.push('feed: does not say where it is');
  }
  if (new Set(ids).size < ids.length) {
    faults.push('feed: has an id twice');
  }
  return faults;
}

const address = z.url();
const date = z.iso.datetime({offset: true});
const author = z
  .strictObject({name: z.string().optional(), url: address.optional(), avatar: address.optional()})
  .refine((value) => Object.keys(value).length > 0, 'an author says something');

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. Names that it does not know begin with an underscore. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string().optional(),
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/),
  authors: z.array(author).min(1),
  items: z
    .array(
      z
        .strictObject({
          id: z.string().min(1),
          url: address,
          title: z.string().min(1),
          content_html: z.string().min(1).optional(),
          content_text: z.string().min(1).optional(),
          date_published: date,
          date_modified: date.optional(),
        })
        .refine(({content_html: html, content_text: text}) => (html ?? text) !== undefined, 'an item has content'),
    )
    .refine((items) => new Set(items.map(({id}) => id)).size === items.length, 'ids are used once'),
});

test('the Atom feed is one by RFC 4287, and has every release', async ({page}) => {
  await page.goto(`${BASE}/changelog`);
  expect(await page.evaluate(atomFaults, ATOM)).toEqual([]);
  expect(ATOM.match(/<entry>/g)).toHaveLength(releases.length);
});

test('the JSON feed is one by JSON Feed 1.1, and has every release', () => {
  expect(jsonFeed.parse(JSON.parse(JSON_FEED)).items).toHaveLength(releases.length);
});

for (const {name, from, to, fault} of [
  {name: 'an entry without an id', from: /(<entry>[\s\S]*?)<id>.*<\/id>/, to: '$1', fault: 'entry 1: needs one id'},
  {name: 'a feed without a date', from: /<updated>.*<\/updated>/, to: '', fault: 'feed: needs one updated'},
  {name: 'no author', from: /<author>[\s\S]*?<\/author>/, to: '', fault: 'entry 1: has no author'},
  {name: 'a date alone', from: /T00:00:00\.000Z/, to: '', fault: 'feed: has the date'},
  {name: 'a relative address', from: /href="https:\/\/[^/]+/, to: 'href="', fault: 'feed: has a link without'},
  {name: 'no address of its own', from: /<link rel="self".*>/, to: '', fault: 'feed: does not say where it is'},
  {name: 'a tag that is open', from: /<\/entry>/, to: '', fault: 'is not XML'},
  {name: 'a script', from: /<p>Released/, to: '<script>1</script><p>Released', fault: 'must not run'},
]) {
  test(`the test of Atom sees ${name}`, async ({page}) => {
    const spoilt = ATOM.replace(from, to);
    expect(spoilt).not.toBe(ATOM);
    await page.goto(`${BASE}/changelog`);
    expect((await page.evaluate(atomFaults, spoilt)).join('\n')).toContain(fault);
  });
}

test('the test of JSON Feed sees what is missing, and what is of an older version', () => {
  const feed = JSON.parse(JSON_FEED) as {version: string; items: object[]};
  for (const spoilt of [
    {...feed, version: 'https://jsonfeed.org/version/1'},
    {...feed, author: {name: 'Maker'}},
    {...feed, title: undefined},
    {...feed, items: [...feed.items, feed.items[0]]},
    {...feed, items: [{...feed.items[0], content_html: undefined}]},
    {...feed, items: [{...feed.items[0], date_published: '16 June 2025'}]},
  ]) {
    expect(jsonFeed.safeParse(JSON.parse(JSON.stringify(spoilt))).success).toBe(false);
  }
});
