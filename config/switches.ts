type Environment = Readonly<Record<string, string | undefined>>;

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

/**
 * Reads every environment switch of the site.
 * @param env the environment, normally `process.env`
 * @throws when a switch has a value that cannot be used; the message says what would be right
 */
export function readSwitches(env: Environment) {
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
    onlyVersions: env.DOCS_ONLY_VERSIONS?.match(/[^\s,]+/g) ?? undefined,
  };
}

/**
 * Options of plugin-content-docs for the released versions, and for `docs/`, which is published as "Next" on request.
 * @param releasedVersions the names in versions.json, newest first
 */
export function versionOptions(
  releasedVersions: readonly string[],
  {includeNext, onlyVersions}: Pick<ReturnType<typeof readSwitches>, 'includeNext' | 'onlyVersions'>,
) {
  const built = releasedVersions.filter((name) => onlyVersions?.includes(name) ?? true);
  const next = includeNext ? ['current'] : [];
  return {
    lastVersion: built[0],
    includeCurrentVersion: includeNext,
    // With unknown names: Docusaurus refuses them, and says which there are.
    onlyIncludeVersions: [...(onlyVersions ?? built), ...next],
    // The line under each title names the version.
    versions: Object.fromEntries([...built, ...next].map((name) => [name, {banner: 'none' as const, badge: false}])),
  };
}
