import ts from 'typescript';
import {defineConfig, type Plugin} from 'vitest/config';

/** Docusaurus' client modules: written for a bundler, with JSX in `.js` files and imports without extensions. */
const CORE_CLIENT = /@docusaurus\/core\/lib\/client\/.*\.js$/;

const REHEARSAL = 'tests/build/maintenance.test.ts';

/** What drives the engines, tried with browsers that are none. */
const TESTS_OF_ENGINES = ['tests/engines/{renewed,second-attempts}.test.ts'];

const UNIT = {
  include: ['{config,plugins,src,scripts,tests/support,tests/cpp,bench}/**/*.test.ts', ...TESTS_OF_ENGINES],
  exclude: ['plugins/**/*.build.test.ts'],
  server: {deps: {inline: [CORE_CLIENT]}},
  // Tests clean up after themselves, so files can share a process: this halves the work.
  isolate: false,
};

/** Unit tests that read nothing of what a release changes. */
const OF_CODE_ALONE = [
  'bench/**',
  'plugins/{figures,kit,lean-client,markdown-pages,served-article,static-code,static-pages}/**',
  'scripts/*.test.ts',
  'scripts/docs/{backport,cut}/**',
  'src/{client,css}/**',
  'tests/{cpp,engines}/**',
];

const coreClient: Plugin = {
  name: 'docusaurus-core-client',
  enforce: 'pre',
  transform: (code, id) =>
    CORE_CLIENT.test(id)
      ? ts.transpileModule(code, {
          compilerOptions: {
            jsx: ts.JsxEmit.ReactJSX,
            module: ts.ModuleKind.ESNext,
            target: ts.ScriptTarget.ESNext,
          },
        }).outputText
      : undefined,
};

export default defineConfig({
  plugins: [coreClient],
  // The site's own settings leave JSX to the bundler.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    projects: [
      {
        extends: true,
        test: {name: 'unit', ...UNIT},
      },
      {
        extends: true,
        // Those of them that the rehearsal runs in its copy.
        test: {name: 'unit-of-releases', ...UNIT, exclude: [...UNIT.exclude, ...OF_CODE_ALONE]},
      },
      {
        extends: true,
        // Journeys through the built site in Firefox and WebKit, one file for each.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          exclude: TESTS_OF_ENGINES,
          // Their drivers lose a click now and then on a busy machine. second-attempts.ts names what needed this.
          retry: 1,
          // Longer than renewed.ts gives a journey twice, so that it is the one who gives up.
          testTimeout: 240_000,
          hookTimeout: 60_000,
          expect: {poll: {timeout: 10_000, interval: 50}},
        },
      },
      {
        extends: true,
        // Whole builds in copies of the site: one at a time, the machine has few cores.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts', 'plugins/**/*.build.test.ts'],
          exclude: [REHEARSAL],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        // The next two releases, in a copy: the longest of the builds, which runs beside the others.
        test: {name: 'rehearsal', include: [REHEARSAL], testTimeout: 240_000, hookTimeout: 240_000},
      },
    ],
  },
});
