/** Components of the classic theme that show one type of navbar item each and are used for nothing else. */
export const NAVBAR_COMPONENTS = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
} as const;

/** Types of all items below a value, whatever the lists are called that hold them. */
function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(typesIn);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const own = 'type' in value && typeof value.type === 'string' ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

/**
 * Names of the components that show types of navbar items which the configuration does not have.
 * @param navbar `themeConfig.navbar`
 */
export function unusedNavbarComponents(navbar: unknown): string[] {
  const used = new Set(typesIn(navbar));
  return Object.entries(NAVBAR_COMPONENTS).flatMap(([type, component]) => (used.has(type) ? [] : [component]));
}
