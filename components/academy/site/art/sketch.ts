/** What a picture is drawn with, each part one SVG path on a sheet of 320 by 180. */
export type Sketch = {
  /** Faint lines behind everything. */
  ground?: string;
  lines?: string;
  /** Closed shapes with a surface of their own. */
  shapes?: string;
  /** Round dots: ends of strokes without a length. */
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

/** A line through all points. */
export const through = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
