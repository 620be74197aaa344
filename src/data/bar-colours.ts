/** The colour of a phone's own bar above the page: that of the navbar (`--ifm-navbar-background-color`). */
export const barColours = {dark: '#242526', light: '#ffffff'} as const;
