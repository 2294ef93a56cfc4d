/** Parts of a picture, each one SVG path in a view box of 320 by 180. */
export type Sketch = {
  /** Faint lines behind everything. */
  ground?: string;
  lines?: string;
  /** Closed, filled shapes. */
  shapes?: string;
  /** Round dots, drawn as strokes without a length. */
  dots?: string;
  accentLines?: string;
  accentShapes?: string;
  accentDots?: string;
};

export const dot = (x: number, y: number) => `M${x} ${y}h0`;

export const box = (x: number, y: number, width: number, height: number, radius = 5) => {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`;
};

/** Returns the path of a line through all points. */
export const through = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
