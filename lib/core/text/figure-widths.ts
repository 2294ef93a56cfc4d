/** Widths of a figure that is not as wide as the text: that of the page's column, and half of the text. */
export const FIGURE_WIDTHS = ['wide', 'half'] as const;
