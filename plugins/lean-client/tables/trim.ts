type Json = Readonly<Record<string, unknown>>;

/** Settings that only the build reads. */
const BUILD_SETTINGS = [
  'clientModules',
  'deploymentBranch',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

const without = (record: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/**
 * The site's configuration as the client needs it.
 * @param isCodeStatic code is highlighted by the build, so that Prism's themes are of no use
 */
export function trimConfig(config: Json, isCodeStatic: boolean): Json {
  const {experimental_router: router} = (config.future ?? {}) as Json;
  // Of the flags, the client asks for its kind of router only.
  const trimmed = {
    ...without(config, BUILD_SETTINGS),
    ...(config.future ? {future: {experimental_router: router}} : {}),
  };
  return isCodeStatic ? {...trimmed, themeConfig: without(config.themeConfig as Json, ['prism'])} : trimmed;
}

/** The site's metadata without the list of its plugins. */
export function trimMetadata(metadata: Json): Json {
  return {...metadata, pluginVersions: {}};
}

/**
 * The props that all pages of a docs version share, without the descriptions of its docs: only cards of generated
 * category pages show them, and this site has none.
 */
export function trimVersionProps(props: Json): Json {
  const version = props.version as {readonly docs: Readonly<Record<string, Json>>};
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, without(doc, ['description'])] as const);
  return {...props, version: {...version, docs: Object.fromEntries(docs)}};
}
