declare module '@generated/search/default/settings.json' {
  const settings: import('../shared/generated').WindowSettings;
  export default settings;
}
