/** A stacked bar: the value and, above it, the missing part. */
export type Bar = { value: number; missing?: number };

export type DrawnBar = { x: number; width: number; value: number; missing: number };

/** Minimum height of a non-zero part, so that a single missing minute of a day is visible. */
const MIN_HEIGHT = 3;

const heightOf = (part: number, unit: number) => (part > 0 ? Math.max(MIN_HEIGHT, part * unit) : 0);

/** Returns the positions and heights of bars that fill the width. The highest bar has `height`. */
export function drawBars(
  bars: readonly Bar[],
  { width, height, gap }: { width: number; height: number; gap: number },
): DrawnBar[] {
  const highest = Math.max(0, ...bars.map(({ value, missing = 0 }) => value + missing));
  const unit = highest > 0 ? height / highest : 0;
  const step = width / bars.length;
  return bars.map(({ value, missing = 0 }, index) => {
    const above = heightOf(missing, unit);
    const whole = Math.min(height, heightOf(value + missing, unit));
    return {
      x: index * step + gap / 2,
      width: step - gap,
      value: Math.max(0, whole - above),
      missing: above,
    };
  });
}
