/**
 * `TEST_ENGINES=long`, which the workflow of pull requests sets: run every journey, open every page, rehearse with cards.
 */
export const isWide = process.env.TEST_ENGINES === 'long';
