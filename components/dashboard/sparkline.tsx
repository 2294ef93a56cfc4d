import type { Point } from '@/lib/dashboard/series';

const WIDTH = 120;
const HEIGHT = 28;

/** Trend of a figure. Hidden from screen readers, because the number is next to it. */
export function Sparkline({ points }: { points: readonly Point[] }) {
  const highest = Math.max(1, ...points.map(({ total }) => total));
  const step = WIDTH / Math.max(1, points.length - 1);
  const line = points
    .map(({ total }, place) => {
      const x = (place * step).toFixed(1);
      const y = (HEIGHT - 1 - (total / highest) * (HEIGHT - 2)).toFixed(1);
      return `${x},${y}`;
    })
    .join(' ');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full overflow-visible text-accent"
    >
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
