/** A part of a bundler's configuration, as a plugin's `configureWebpack` returns it. */
type ConfigurationPart = Readonly<Record<string, unknown>>;

/** The persistent cache in a configuration of Rspack, or undefined when it is off. */
function persistentCache(config: unknown): {readonly version?: string} | undefined {
  const {cache} = (config as {experiments?: {cache?: unknown}}).experiments ?? {};
  return typeof cache === 'object' && cache !== null ? cache : undefined;
}

/**
 * What drops the bundler's persistent cache when something changes that it does not know of. The types of Docusaurus
 * are those of webpack, which has no `experiments.cache`, so the result has none of its own.
 * @param config the configuration so far
 * @param key stands for what has changed; plugins one after another add theirs to the cache's version
 * @param buildDependencies absolute paths of files whose changes drop the cache as well
 * @returns the part to merge into the configuration; empty when there is no persistent cache
 */
export function extendCacheVersion(
  config: unknown,
  key: string,
  buildDependencies?: readonly string[],
): ConfigurationPart {
  const cache = persistentCache(config);
  if (!cache) {
    return {};
  }
  const version = `${cache.version ?? ''}-${key}`;
  return {experiments: {cache: buildDependencies ? {version, buildDependencies} : {version}}};
}
