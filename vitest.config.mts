import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['{plugins,src,scripts,tests/support,bench}/**/*.test.ts']},
      },
      {
        extends: true,
        // Whole builds in copies of the site: one at a time, the machine has few cores.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
