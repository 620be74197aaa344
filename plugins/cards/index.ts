import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {docsOfPlugins} from '../kit/docs-content';
import {escapeHtml} from '../kit/escape-html';
import {codeFingerprint, sourceFiles} from '../kit/fingerprint';
import {parseOptions} from '../kit/options';
import type {PageHeadHook} from '../kit/page-head';
import {folderCache, NO_CACHE} from './node/cache';
import {CardPress, type Words} from './node/draw';
import {ICON_FILES, writeIcons} from './node/icons';
import {CARD} from './node/layers';
import {assertDrawable} from './node/render';
import {titleOf, wordsOfDocs} from './node/words';

/** Name of the plugin, as other plugins and messages know it. */
const NAME = 'cards';

/** Folder of the built site with the cards, one file for each distinct one. */
const CARDS_FOLDER = 'assets/cards';

const CACHE_FOLDER = 'node_modules/.cache/cards';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is a colour such as #001626');

const schema = z.strictObject({
  /** The product's mark: an SVG, relative to the site. */
  mark: z.string().endsWith('.svg'),
  /** Name of the site where there is room for a word only. */
  shortName: z.string().min(1).max(12),
  /** The foot of cards outside of the docs. */
  foot: z.string().min(1),
  /** The colours of the cards, and of the ground of icons. */
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

/**
 * Social cards and icons: a card for each page, drawn at the end of the build, and icons drawn from
 * the product's mark. Nothing of it needs a script.
 */
export default function cards(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {mark, shortName, foot, colours}: CardsOptions,
): Plugin & PageHeadHook {
  const {title: siteTitle, titleDelimiter, tagline, url} = siteConfig;
  const markFile = path.join(siteDir, mark);
  let press: Promise<{readonly cards: CardPress; readonly docs: ReadonlyMap<string, Words>}> | undefined;

  const openCache = () =>
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
      ? NO_CACHE
      : folderCache(
          path.join(siteDir, CACHE_FOLDER),
          codeFingerprint(siteDir, sourceFiles([path.join(__dirname, 'node')])),
        );

  return {
    name: NAME,

    injectHtmlTags() {
      // The development server has no icons but the mark.
      const links: HtmlTagObject[] =
        process.env.NODE_ENV === 'development'
          ? []
          : [
              {rel: 'icon', href: baseUrl + ICON_FILES.ico, sizes: '16x16 32x32 48x48'},
              {rel: 'apple-touch-icon', href: baseUrl + ICON_FILES.apple},
              {rel: 'manifest', href: baseUrl + ICON_FILES.manifest},
            ].map((attributes) => ({tagName: 'link', attributes}));
      return {
        headTags: [
          {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
          {tagName: 'meta', attributes: {property: 'og:site_name', content: siteTitle}},
          ...links,
        ],
      };
    },

    async pageHead({route, html}, {outDir, plugins}) {
      if (route.endsWith('/404.html')) {
        return '';
      }
      press ??= readFile(markFile, 'utf8').then((svg) => ({
        cards: new CardPress({name: siteTitle, mark: svg, colours}, outDir, CARDS_FOLDER, openCache()),
        docs: wordsOfDocs(docsOfPlugins(plugins)),
      }));
      const {cards: drawn, docs} = await press;
      const words = docs.get(route) ?? {title: titleOf(html, siteTitle, titleDelimiter), foot};
      Object.values(words).forEach((text: string) => {
        assertDrawable(text, route);
      });
      const file = await drawn.fileOf(words);
      return cardTags(url + baseUrl + file, words, siteTitle);
    },

    async postBuild({outDir}) {
      const words = {name: siteTitle, shortName, description: tagline, ground: colours.ground};
      await writeIcons(await readFile(markFile, 'utf8'), words, {outDir, baseUrl}, openCache());
    },
  };
}
