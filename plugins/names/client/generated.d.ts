declare module '@generated/names/default/urls' {
  /** Begin of the address of a version's pages, and the address of its tips. */
  const urls: readonly (readonly [root: string, url: string])[];
  export default urls;
}
