/** The part of the bundler's persistent cache that plugins extend. */
export interface PersistentCache {
  readonly version?: string;
}

/** The persistent cache in a configuration of Rspack, or undefined when it is off. */
export function persistentCache(config: unknown): PersistentCache | undefined {
  const {cache} = (config as {experiments?: {cache?: unknown}}).experiments ?? {};
  return typeof cache === 'object' && cache !== null ? cache : undefined;
}
