declare module '@generated/search/default/settings.json' {
  const settings: import('../shared/settings').Settings;
  export default settings;
}
