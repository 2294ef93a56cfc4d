/** Styles for the parts of a drawing: stroke or fill token, width and dashes. */
export const styles = {
  hair: { stroke: 'lineStrong', strokeWidth: 1, strokeOpacity: 0.5 },
  line: { stroke: 'ink3', strokeWidth: 1.5 },
  dash: { stroke: 'ink3', strokeWidth: 1.5, strokeDasharray: '3 5' },
  ink: { stroke: 'ink', strokeWidth: 2 },
  accent: { stroke: 'accent', strokeWidth: 2 },
  /** Text, drawn as lines. */
  text: { stroke: 'lineStrong', strokeWidth: 3, strokeOpacity: 0.55 },
  /** Text on a solid background. */
  light: { stroke: 'paper', strokeWidth: 2 },
  card: { fill: 'surface', stroke: 'lineStrong', strokeWidth: 1.25 },
  soft: { fill: 'accentSoft' },
  faint: { fill: 'line' },
  solid: { fill: 'accent' },
  dark: { fill: 'ink' },
  dot: { stroke: 'ink2', strokeWidth: 6 },
  spot: { stroke: 'accent', strokeWidth: 9 },
} as const;

/** SVG paths in a 320 by 180 view box that share a style. */
type Mark = readonly [style: keyof typeof styles, paths: string | readonly string[]];

/** A drawing, back to front. */
export type Sketch = readonly Mark[];

type Point = readonly [x: number, y: number];

/** Returns a round dot: a stroke of zero length. */
export const dot = (x: number, y: number) => `M${x} ${y}h0`;

export const box = (x: number, y: number, width: number, height: number, radius = 5) => {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`;
};

/** Returns a square without rounded corners, for patterns. */
export const square = (x: number, y: number, size: number) =>
  `M${x} ${y}h${size}v${size}h-${size}z`;

export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Returns the path of a line through all points. */
export const through = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Returns an S-curve between two points, horizontal at both ends. */
export const curve = ([x, y]: Point, [toX, toY]: Point) =>
  `M${x} ${y}C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`;

export const tick = (x: number, y: number) => `M${x - 4} ${y}l3 3 5-6`;

export const cross = (x: number, y: number, size = 3) =>
  `M${x - size} ${y - size}l${2 * size} ${2 * size}m0-${2 * size}l-${2 * size} ${2 * size}`;

export const question = (x: number, y: number) =>
  `M${x - 5} ${y - 5}c0-7 10-7 10-.500 0 4-5 4-5 8.500M${x} ${y + 8}h0`;

/** Returns lines of text below each other, one for each width. */
export const words = (x: number, y: number, widths: readonly number[], gap = 11) =>
  widths.map((width, row) => `M${x} ${y + row * gap}h${width}`).join('');

/** Returns a sheet of paper with a folded corner. */
export const sheet = (x: number, y: number, width: number, height: number, fold = 14) =>
  `M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}zM${x + width - fold} ${y}v${fold}h${fold}`;

export const envelope = (x: number, y: number, width: number, height: number) =>
  `${box(x, y, width, height, 3)}M${x + 2} ${y + 3}l${width / 2 - 2} ${height / 2}l${width / 2 - 2} ${-height / 2}`;

/** Returns head and shoulders, with the centre of the head at x and y. */
export const person = (x: number, y: number, size = 1) =>
  `${ring(x, y, 9 * size)}M${x - 18 * size} ${y + 32 * size}c0-26 ${36 * size}-26 ${36 * size} 0`;

/** Returns a speech bubble with its tail on the left or right. */
export const bubble = (x: number, y: number, width: number, height: number, isRight = false) =>
  isRight
    ? `${box(x, y, width, height, 10)}M${x + width - 30} ${y + height}l12 13 2-13`
    : `${box(x, y, width, height, 10)}M${x + 18} ${y + height}l2 13 12-13`;

/** Returns the head of an arrow that points right. */
export const arrowHead = (x: number, y: number) => `M${x - 6} ${y - 5}l6 5-6 5`;

/** Returns an application window with its title bar. */
export const screen = (x: number, y: number, width: number, height: number) =>
  `${box(x, y, width, height, 8)}M${x} ${y + 20}h${width}`;

/** Returns the three dots in the title bar of a window. */
export const screenDots = (x: number, y: number) =>
  [12, 21, 30].map((shift) => dot(x + shift, y + 10)).join('');
