import { type Point, shortDay, topOf } from '@/lib/dashboard/series';

/** Maximum number of date labels below the bars, to fit on a phone. */
const MAX_LABELS = 5;

/** Bar chart in the accent colour with hairline axes. The highest bar shows its value. */
export function TrendBars({ points }: { points: readonly Point[] }) {
  const highest = Math.max(...points.map(({ total }) => total));
  const first = points.findIndex(({ total }) => total === highest);
  const top = topOf(highest);
  const every = Math.ceil(points.length / MAX_LABELS);
  return (
    <div className="grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 pt-5 font-mono text-xs text-ink-3">
      <div className="flex flex-col-reverse justify-between text-right *:h-0 *:-translate-y-2">
        {[0, top / 2, top].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className="flex items-end justify-around border-b border-l border-line">
        {points.map(({ day, total }, place) => (
          <span
            key={day}
            className="relative mx-px max-w-6 grow bg-accent"
            style={{ height: `${(total / top) * 100}%` }}
          >
            {place === first && (
              <span className="absolute bottom-full left-1/2 -translate-x-1/2 text-ink">
                {total}
              </span>
            )}
          </span>
        ))}
      </div>
      <div className="relative col-start-2 mt-1 h-4">
        {points.map(
          ({ day }, place) =>
            place % every === 0 && (
              <span
                key={day}
                className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-[-20%]"
                style={{ left: `${((place + 0.5) / points.length) * 100}%` }}
              >
                {shortDay(day)}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
