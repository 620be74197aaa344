import path from 'node:path';

/** Name of the plugin, as messages and `DOCS_WITHOUT` know it. */
export const NAME = 'lean-client';

/**
 * The parts of the plugin that can be left out one by one, as `DOCS_WITHOUT` knows them: after an upgrade, one that no
 * longer fits does not take the others with it.
 */
export const LEAN_PARTS = [
  'lean-tables',
  'lean-router',
  'lean-link',
  'lean-prefetch',
  'lean-head',
  'lean-packages',
  'lean-start',
  'lean-react',
] as const;

/** A part of the plugin. */
export type LeanPart = (typeof LEAN_PARTS)[number];

const CORE_CLIENT = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
const CLIENT = path.join(__dirname, 'client');
const CLASSIC_THEME = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');

/** The client's entry, which runs Docusaurus' own in the end. */
export const ENTRY = path.join(CLIENT, 'start.ts');

/** A component that shows nothing. */
export const NOTHING = path.join(CLIENT, 'nothing.ts');

/** Modules that are replaced in the client, with what stands in for them, by part. */
const STAND_INS: Readonly<Record<LeanPart, Readonly<Record<string, string>>>> = {
  // Made from the generated tables while the build runs: index.ts.
  'lean-tables': {},
  // Not a module for a module, but the entry: index.ts.
  'lean-start': {},
  'lean-router': {
    [path.join(CORE_CLIENT, 'PendingNavigation.js')]: path.join(CLIENT, 'router.tsx'),
    'react-router-dom$': path.join(CLIENT, 'react-router-dom.ts'),
    'react-router-config$': path.join(CLIENT, 'routes.tsx'),
  },
  'lean-link': {'@docusaurus/Link$': path.join(CLIENT, 'link.tsx')},
  'lean-prefetch': {[path.join(CORE_CLIENT, 'docusaurus.js')]: path.join(CLIENT, 'docusaurus.ts')},
  'lean-head': {'react-helmet-async$': path.join(CLIENT, 'helmet.ts')},
  'lean-react': {
    react$: require.resolve('preact/compat'),
    'react-dom$': require.resolve('preact/compat'),
    'react-dom/client$': path.join(CLIENT, 'preact/react-dom-client.ts'),
    'react/jsx-runtime$': require.resolve('preact/jsx-runtime'),
  },
  'lean-packages': {
    // The banner of plugins/static-pages is in the HTML. Docusaurus bundles its own also when it is off.
    [path.join(CORE_CLIENT, 'BaseUrlIssueBanner/index.js')]: NOTHING,
    tslib$: path.join(CLIENT, 'tslib.ts'),
    'hoist-non-react-statics$': path.join(CLIENT, 'hoist-statics.ts'),
  },
};

/**
 * The modules that stand in for others when some parts are left out.
 * @param ofTheme the site's own, by the name of a module of the classic theme; they belong to `lean-packages`
 */
export function standIns(
  without: readonly LeanPart[],
  ofTheme: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const parts = LEAN_PARTS.filter((part) => !without.includes(part));
  const own = without.includes('lean-packages') ? [] : Object.entries(ofTheme);
  return Object.fromEntries([
    ...parts.flatMap((part) => Object.entries(STAND_INS[part])),
    ...own.map(([name, file]) => [path.join(CLASSIC_THEME, name), file] as const),
  ]);
}
