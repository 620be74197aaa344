declare module '@generated/markdown-pages/default/downloads.json' {
  const downloads: readonly import('../shared/downloads').Download[];
  export default downloads;
}
