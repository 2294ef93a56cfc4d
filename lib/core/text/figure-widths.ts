/** Widths of a figure other than the text width: the page column, and half of the text. */
export const FIGURE_WIDTHS = ['wide', 'half'] as const;
