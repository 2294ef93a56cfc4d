/** A stacked bar: what is there and, above it, what is missing. */
export type Bar = { value: number; missing?: number };

export type DrawnBar = { x: number; width: number; value: number; missing: number };

/** Least height of a part that is not zero, so that one missing minute of a day is seen. */
const MIN_HEIGHT = 3;

const heightOf = (part: number, unit: number) => (part > 0 ? Math.max(MIN_HEIGHT, part * unit) : 0);

/** Returns the places and heights of bars that fill a width; the highest one has `height`. */
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
