/** A stylesheet that is loaded on its own; the module's value is its address. */
declare module '*.stylesheet' {
  const url: string;
  export default url;
}

declare module '@generated/search/default/settings.json' {
  const settings: import('../shared/generated').WindowSettings;
  export default settings;
}
