/** The color of a phone's own bar above the page: that of the navbar, which is the page's (`--ifm-background-color`). */
export const barColors = {dark: '#10161c', light: '#ffffff'} as const;
