/** Size of the chart in its own units. */
export const WIDTH = 240;
export const HEIGHT = 84;

/** Returns the height of a bar for a share of the forecast. */
export const heightOf = (ratio: number): number => ratio * 60;
