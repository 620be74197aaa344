/**
 * `TEST_ENGINES=long`, which the workflow of pull requests sets: run every journey, open every page,
 * and run the browser tests with other fonts again (`scripts/test.ts`).
 */
export const isWide = process.env.TEST_ENGINES === 'long';
