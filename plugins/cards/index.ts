import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {docsOfPlugins} from '../kit/docs-content';
import {escapeHtml} from '../kit/escape-html';
import {codeFingerprint, sourceFiles} from '../kit/fingerprint';
import {parseOptions} from '../kit/options';
import type {PageHeadHook} from '../kit/page-head';
import {assertDrawable, CARD, CardPress, type Words} from './node/draw';
import {titleOf, wordsOfDocs} from './node/words';

/** Name of the plugin, as other plugins and messages know it. */
const NAME = 'cards';

/** Folder of the built site with the cards, one file for each distinct one. */
const CARDS_FOLDER = 'assets/cards';

/** Icons beside the site's own favicon, below `static/`. */
const ICONS = [
  {file: 'favicon.ico', rel: 'icon', sizes: '16x16 32x32 48x48'},
  {file: 'img/apple-touch-icon.png', rel: 'apple-touch-icon'},
  {file: 'site.webmanifest', rel: 'manifest'},
];

/** Cards of earlier builds, in a folder for each state of the code that draws them. */
const CACHE_FOLDER = 'node_modules/.cache/cards';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is a colour such as #001626');

const schema = z.strictObject({
  /** The product's mark: an SVG, relative to the site. */
  mark: z.string().endsWith('.svg'),
  /** The foot of cards outside of the docs. */
  foot: z.string().min(1),
  /** The colours of the cards. */
  colours: z.strictObject({ground: colour, text: colour, accent: colour, signal: colour}),
});

/** Options of the plugin; the README explains each. */
export type CardsOptions = z.input<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): CardsOptions {
  return parseOptions(NAME, schema, options);
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** The tags that name a card. The alternative text says all that the card shows. */
export function cardTags(address: string, {title, section, foot}: Words, siteTitle: string): string {
  const alt = [title, section, siteTitle, foot].filter((part) => part !== undefined).join(', ');
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', alt),
  ].join('');
}

/** Social cards: one for each page, drawn at the end of the build. No script carries their tags. */
export default function cards(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {mark, foot, colours}: CardsOptions,
): Plugin & PageHeadHook {
  const {title: siteTitle, titleDelimiter, url} = siteConfig;
  let made: {readonly press: CardPress; readonly docs: ReadonlyMap<string, Words>} | undefined;

  const prepare = (outDir: string, plugins: readonly LoadedPlugin[]) => {
    const brand = {name: siteTitle, mark: readFileSync(path.join(siteDir, mark), 'utf8'), colours};
    const code = codeFingerprint(siteDir, sourceFiles([path.join(__dirname, 'node')]));
    const cache = process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ? undefined : path.join(siteDir, CACHE_FOLDER, code);
    return {press: new CardPress(brand, outDir, CARDS_FOLDER, cache), docs: wordsOfDocs(docsOfPlugins(plugins))};
  };

  return {
    name: NAME,

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
        {tagName: 'meta', attributes: {property: 'og:site_name', content: siteTitle}},
        ...ICONS.map(({file, ...attributes}) => ({
          tagName: 'link',
          attributes: {...attributes, href: baseUrl + file},
        })),
      ],
    }),

    async pageHead({route, html}, {outDir, plugins}) {
      if (route.endsWith('/404.html')) {
        return '';
      }
      made ??= prepare(outDir, plugins);
      const {press, docs} = made;
      const words = docs.get(route) ?? {title: titleOf(html, siteTitle, titleDelimiter), foot};
      Object.values(words).forEach((text: string) => {
        assertDrawable(text, route);
      });
      return cardTags(url + baseUrl + (await press.fileOf(words)), words, siteTitle);
    },
  };
}
