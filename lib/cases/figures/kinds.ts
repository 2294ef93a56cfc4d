/** Methods of obtaining a figure. */
export const FIGURE_KINDS = ['measured', 'estimated'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const figureKindNames: Record<FigureKind, string> = {
  measured: 'Measured',
  estimated: 'Estimated',
};
