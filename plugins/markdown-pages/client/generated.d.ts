declare module '@generated/markdown-pages/default/downloads.json' {
  const downloads: readonly import('../shared/formats').Download[];
  export default downloads;
}
