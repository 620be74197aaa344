/** The color of a phone's own bar above the page: the same as that of the page and the navbar (`--ifm-background-color`). */
export const barColors = {dark: '#10161c', light: '#ffffff'} as const;
