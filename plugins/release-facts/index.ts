import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {extendCacheVersion} from '../kit/bundler-cache';
import {parseOptions} from '../kit/options';
import {shortHash} from '../kit/short-hash';

/** Name of the plugin, as messages know it. */
const NAME = 'release-facts';

const schema = z.strictObject({
  /** The same as those of `factHooks`. */
  facts: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Options of the plugin. */
export type ReleaseFactsOptions = z.input<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): z.output<typeof schema> {
  return parseOptions(NAME, schema, options);
}

/**
 * What the facts need besides `factHooks`: a bundler cache that is dropped with them. The bundler keeps compiled pages
 * between builds by their source, in which a changed fact changes nothing.
 */
export default function releaseFacts(_context: LoadContext, {facts}: ReleaseFactsOptions): Plugin {
  const hash = shortHash(JSON.stringify(facts), 16);
  return {
    name: NAME,
    configureWebpack: (config) => extendCacheVersion(config, `facts-${hash}`),
  };
}
