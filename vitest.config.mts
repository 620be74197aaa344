import {defineConfig} from 'vitest/config';

/** Where `npm test` reads what has passed. */
const report = process.env.TEST_REPORT;

const REHEARSAL = 'tests/build/maintenance.test.ts';

export default defineConfig({
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', {outputFile: report}]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,plugins,src,scripts,tests/support,tests/cpp}/**/*.test.ts'],
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
          include: ['tests/build/**/*.test.ts'],
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
