import ts from 'typescript';
import {defineConfig, type Plugin} from 'vitest/config';

/** Docusaurus' client modules: written for a bundler, with JSX in `.js` files and imports without extensions. */
const CORE_CLIENT = /@docusaurus\/core\/lib\/client\/.*\.js$/;

/** Where `npm test` reads what has passed. */
const report = process.env.TEST_REPORT;

const REHEARSAL = 'tests/build/maintenance.test.ts';

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
    reporters: report === undefined ? ['default'] : ['default', ['json', {outputFile: report}]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,plugins,src,scripts,tests/support,tests/cpp,bench}/**/*.test.ts'],
          exclude: ['plugins/**/*.build.test.ts'],
          server: {deps: {inline: [CORE_CLIENT]}},
          // Tests clean up after themselves, so files can share a process: this halves the work.
          isolate: false,
          // A linter that a test starts takes its time where builds run beside it.
          testTimeout: 30_000,
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
        // The next releases, in a copy: the longest of the builds, of `npm run test:all`.
        test: {name: 'rehearsal', include: [REHEARSAL], testTimeout: 240_000, hookTimeout: 240_000},
      },
    ],
  },
});
