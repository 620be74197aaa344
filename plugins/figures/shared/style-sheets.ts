/** The style sheets of the figures in `client/`, in the order in which they apply: that of all figures comes first. */
export const STYLE_SHEETS = ['figures.css', 'picture.css', 'chart.css', 'panel.css'] as const;
