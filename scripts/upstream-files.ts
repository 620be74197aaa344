import path from 'node:path';
import type {OutputChange} from '../config/switches';
import type {UpstreamFile} from '../plugins/lean-client/upstream';

const files = (name: string, usedBy: string, list: readonly string[]): UpstreamFile[] =>
  list.map((file) => ({package: name, file, usedBy}));

/** What relies on upstream and can be left out of a build: the beginning of its path, and its switch. */
const SWITCHES: readonly (readonly [start: string, change: OutputChange])[] = [
  ['plugins/lean-client/client/router', 'lean-router'],
  ['plugins/lean-client/client/react-router-dom', 'lean-router'],
  ['plugins/lean-client/client/routes', 'lean-router'],
  ['plugins/lean-client/client/link', 'lean-link'],
  ['plugins/lean-client/client/docusaurus', 'lean-prefetch'],
  ['plugins/lean-client/client/helmet', 'lean-head'],
  ['plugins/lean-client/client/start', 'lean-start'],
  ['plugins/lean-client/client/preact/', 'lean-react'],
  ['plugins/lean-client/parts', 'lean-react'],
  ['plugins/lean-client/tables', 'lean-tables'],
  ['plugins/lean-client/', 'lean-packages'],
  ['src/client/progress-bar', 'lean-packages'],
  ['plugins/static-code', 'static-code'],
  ['plugins/served-article', 'served-article'],
  ['plugins/static-pages/node/early-theme', 'early-theme'],
];

/** The paths of who relies on a file: those after the first comma stand in the folder of the first one. */
function usersOf({usedBy}: UpstreamFile): string[] {
  const [first = '', ...others] = usedBy.split(', ');
  return [first, ...others.map((name) => path.posix.join(path.posix.dirname(first), name))];
}

/**
 * Whether a build goes without all that relies on a file, so that the file may have changed.
 * @param without the switches of the build
 */
export function isLeftOut(file: UpstreamFile, without: ReadonlySet<OutputChange>): boolean {
  return usersOf(file).every((user) => {
    const [, change] = SWITCHES.find(([start]) => user.startsWith(start)) ?? [];
    const isLean = change?.startsWith('lean-') && without.has('lean-client');
    return change !== undefined && (isLean === true || without.has(change));
  });
}

const CORE = '@docusaurus/core';

/** Every file of other packages that this site stands in for or relies on. `plugins/README.md` says for what. */
export const UPSTREAM: readonly UpstreamFile[] = [
  ...files(CORE, 'plugins/lean-client/client/start.ts, router.tsx', ['lib/client/App.js', 'lib/client/clientEntry.js']),
  ...files(CORE, 'plugins/lean-client/client/router.tsx', [
    'lib/client/ClientLifecyclesDispatcher.js',
    'lib/client/PendingNavigation.js',
    'lib/client/normalizeLocation.js',
    'lib/client/preload.js',
  ]),
  ...files(CORE, 'plugins/lean-client/client/docusaurus.ts', ['lib/client/docusaurus.js', 'lib/client/prefetch.js']),
  ...files(CORE, 'plugins/lean-client/client/link.tsx', [
    'lib/client/exports/Link.js',
    'lib/client/exports/isInternalUrl.js',
    'lib/client/exports/useBaseUrl.js',
  ]),
  ...files('@docusaurus/utils-common', 'plugins/lean-client/client/link.tsx', ['lib/applyTrailingSlash.js']),
  ...files(CORE, 'plugins/lean-client/client/helmet.ts', ['lib/client/exports/Head.js']),
  ...files(CORE, 'plugins/lean-client/client/react-router-dom.ts', ['lib/client/exports/router.js']),
  ...files(CORE, 'plugins/lean-client/stand-ins.ts', ['lib/client/BaseUrlIssueBanner/index.js']),
  ...files(CORE, 'plugins/lean-client/tables/tables.ts', [
    'lib/client/exports/ComponentCreator.js',
    'lib/client/exports/useGlobalData.js',
    'lib/client/flat.js',
    'lib/server/codegen/codegen.js',
    'lib/server/codegen/codegenRoutes.js',
  ]),
  ...files(CORE, 'plugins/lean-client/tables/modules.ts', [
    'lib/webpack/client.js',
    'lib/webpack/plugins/ChunkAssetPlugin.js',
  ]),
  ...files('@docusaurus/theme-classic', 'src/client/progress-bar.ts', ['lib/nprogress.js']),
  ...files('@docusaurus/theme-classic', 'plugins/static-code', ['lib/prism-include-languages.js']),
  ...files('@docusaurus/theme-classic', 'plugins/static-code/client/Buttons.tsx', [
    'lib/theme/CodeBlock/Buttons/CopyButton/index.js',
    'lib/theme/CodeBlock/Buttons/WordWrapButton/index.js',
    'lib/theme/CodeBlock/Buttons/index.js',
    'lib/theme/CodeBlock/Buttons/styles.module.css',
  ]),
  ...files('@docusaurus/theme-classic', 'plugins/served-article/client/frame.tsx', [
    'lib/theme/DocItem/Content/index.js',
    'lib/theme/DocItem/index.js',
  ]),
  ...files('@docusaurus/theme-classic', 'plugins/served-article/client/tabs.ts', ['lib/theme/Tabs/index.js']),
  ...files('@docusaurus/theme-common', 'plugins/served-article/client/tabs.ts', [
    'lib/utils/scrollUtils.js',
    'lib/utils/tabsUtils.js',
  ]),
  ...files('@docusaurus/theme-classic', 'plugins/static-pages/node/early-theme.ts', ['lib/inlineScripts.js']),
  ...files('@docusaurus/theme-classic', 'plugins/lean-client/navbar.ts', [
    'lib/theme/NavbarItem/ComponentTypes.js',
    'lib/theme/NavbarItem/index.js',
  ]),
  ...files('@docusaurus/theme-classic', 'src/theme/TOCItems.tsx', ['lib/theme/TOCItems/index.js']),
  ...files('@docusaurus/theme-common', 'src/theme/TOCItems.tsx', ['lib/hooks/useTOCHighlight.js']),
  ...files('react-router', 'plugins/lean-client/client/router.tsx, match-path.ts', ['esm/react-router.js']),
  ...files('react-router-dom', 'plugins/lean-client/client/link.tsx, react-router-dom.ts', ['esm/react-router-dom.js']),
  ...files('react-router-config', 'plugins/lean-client/client/routes.tsx', ['esm/react-router-config.js']),
  ...files('history', 'plugins/lean-client/client/router.tsx, link.tsx', ['esm/history.js']),
  ...files('react-helmet-async', 'plugins/lean-client/client/helmet.ts', ['lib/index.module.js']),
  ...files('hoist-non-react-statics', 'plugins/lean-client/client/hoist-statics.ts', [
    'dist/hoist-non-react-statics.cjs.js',
  ]),
  ...files('preact', 'plugins/lean-client/client/preact/react-dom-client.ts, parts.tsx', [
    'compat/client.mjs',
    'compat/src/index.js',
    'compat/src/suspense.js',
    'src/diff/index.js',
  ]),
  ...files('@docusaurus/theme-classic', 'plugins/lean-client/parts.ts', [
    'lib/theme/DocItem/Layout/index.js',
    'lib/theme/DocSidebar/index.js',
    'lib/theme/Footer/index.js',
    'lib/theme/Layout/Provider/index.js',
    'lib/theme/Layout/index.js',
    'lib/theme/Navbar/index.js',
    'lib/theme/TOC/index.js',
  ]),
  ...files('tslib', 'plugins/lean-client/client/tslib.ts', ['tslib.es6.js']),
];
