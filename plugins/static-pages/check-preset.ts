import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {checkBuild, faultList} from './node/check/check-build';

const NAME = 'check-build';

const pattern = z.string().refine(isPattern, 'is not a regular expression');

const schema = z.strictObject({
  /** Names of files that stand in scripts without their folder: the first group of the pattern is the name. */
  shortNames: z.array(z.strictObject({pattern, folder: z.string().min(1), extension: z.string()})).default([]),
  /** A regular expression for texts in scripts that look like addresses of this site and are none. */
  keys: pattern.optional(),
});

/** What the check must know besides the site's address. */
export type CheckOptions = z.input<typeof schema>;
type Options = z.output<typeof schema>;

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks the options. Docusaurus does so for plugins only, so the preset itself asks for it.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): Options {
  return parseOptions('static-pages', schema, options);
}

/**
 * Waits for the other plugins' last steps. Docusaurus starts all of them at once, in the order of its list, and has no
 * step after them; so the first one replaces those that come after it by ones that it can wait for.
 * @throws when Docusaurus has not started them meanwhile, or one of them has failed
 */
export async function othersDone(plugins: readonly Plugin[]): Promise<void> {
  const others = plugins.filter(({name, postBuild}) => name !== NAME && postBuild !== undefined);
  const results: Promise<unknown>[] = [];
  for (const plugin of others) {
    const {postBuild} = plugin;
    plugin.postBuild = (props) => {
      const result = postBuild?.call(plugin, props);
      results.push(Promise.resolve(result));
      return result;
    };
  }
  await Promise.resolve();
  if (results.length !== others.length) {
    throw new Error(
      `check-build: of ${others.length} plugins with a postBuild, ${results.length} came after this one. ` +
        'It must be in the first preset of docusaurus.config.ts; after an upgrade, look at executePluginsPostBuild.',
    );
  }
  await Promise.all(results);
}

/** The plugin whose `postBuild` ends last, and stops a build with faults. */
function checkBuildPlugin({siteConfig, baseUrl}: LoadContext, {shortNames, keys}: Options): Plugin {
  return {
    name: NAME,
    async postBuild({outDir, plugins}) {
      await othersDone(plugins);
      const begun = performance.now();
      const faults = await checkBuild({outDir, origin: siteConfig.url, baseUrl, shortNames, keys});
      console.log(`[INFO] check-build: ${faults.length} faults, ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
      if (faults.length > 0) {
        throw new Error(faultList(faults));
      }
    },
  };
}

/** A preset, because Docusaurus puts the plugins of presets before all others. */
export default function checkPreset(_context: LoadContext, options: CheckOptions): {plugins: PluginConfig[]} {
  const checked = validateOptions({options});
  return {
    plugins: [(context) => checkBuildPlugin(context, checked)],
  };
}
