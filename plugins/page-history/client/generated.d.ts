/** Titles of docs pages by id, each from the newest version that has the page. */
declare module '@generated/page-history/default/titles.json' {
  const titles: Readonly<Partial<Record<string, string>>>;
  export default titles;
}
