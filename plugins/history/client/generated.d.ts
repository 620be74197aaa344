/** The titles of pages: `titlesOf` in node/sources.ts. */
declare module '@generated/history/default/titles.json' {
  const titles: Readonly<Partial<Record<string, string>>>;
  export default titles;
}
