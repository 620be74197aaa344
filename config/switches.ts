type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment switches on for one build. */
export type Switches = ReturnType<typeof readSwitches>;

function readAlgolia(env: Environment): {appId: string; apiKey: string; indexName: string} | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = env;
  if (appId && apiKey && indexName) {
    return {appId, apiKey, indexName};
  }
  const missing = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'].filter((name) => !env[name]);
  if (missing.length < 3) {
    throw new Error(`Algolia needs its id, key and index. Missing: ${missing.join(', ')}. Set all three, or none.`);
  }
  return undefined;
}

function readOnlyVersions(env: Environment, releasedVersions: readonly string[]): readonly string[] | undefined {
  if (!env.DOCS_ONLY_VERSIONS) {
    return undefined;
  }
  const wanted = env.DOCS_ONLY_VERSIONS.split(',').map((name) => name.trim());
  const unknown = wanted.find((version) => !releasedVersions.includes(version));
  if (unknown !== undefined) {
    throw new Error(`DOCS_ONLY_VERSIONS: there is no version "${unknown}". Known: ${releasedVersions.join(', ')}.`);
  }
  return wanted;
}

/**
 * Reads every environment switch of the site.
 * @param env the environment, normally `process.env`
 * @param releasedVersions the names in versions.json
 * @throws when a switch has a value that cannot be used; the message says what would be right
 */
export function readSwitches(env: Environment, releasedVersions: readonly string[]) {
  const gtagTrackingId = env.GTAG_TRACKING_ID?.trim() ?? '';
  if (gtagTrackingId && !/^[A-Z]{1,3}-[A-Z0-9-]+$/.test(gtagTrackingId)) {
    throw new Error(`GTAG_TRACKING_ID: "${gtagTrackingId}" is not a Google tag id. It looks like G-XXXXXXXXXX.`);
  }
  return {
    /** Google tag id; analytics load only with it. */
    gtagTrackingId: gtagTrackingId || undefined,
    /** Algolia DocSearch credentials. */
    algolia: readAlgolia(env),
    /** Publish `docs/` as "Next", for a preview. */
    includeNext: env.DOCS_INCLUDE_NEXT === '1',
    /** Build only these versions, for a quick local look. */
    onlyVersions: readOnlyVersions(env, releasedVersions),
  };
}
