/** `npm run test:all`: opens every page of every version. */
export const isWide = Boolean(process.env.TEST_ALL);
