'use client';

import { type Point, shortDay } from '@/lib/dashboard/series';
import { TrendBars } from './trend-bars';

/**
 * A figure over time as a chart and a table. A client component, so that the page contains only its numbers instead of
 * its rendered elements twice.
 */
export function TrendChart({ name, points }: { name: string; points: readonly Point[] }) {
  const total = points.reduce((sum, point) => sum + point.total, 0);
  return (
    <div className="p-4">
      {total === 0 ? (
        <p className="py-1">Nothing was counted in this period.</p>
      ) : (
        <div
          role="img"
          aria-label={`${name} over time; the table below has each number`}
          className="h-48"
        >
          <TrendBars points={points} />
        </div>
      )}
      <details className="mt-3">
        <summary className="w-fit rounded-control text-ink-3 hover:text-ink">
          Show as a table
        </summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{name} by first day of the bar</caption>
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="h-8 text-left font-normal">
                From
              </th>
              <th scope="col" className="text-right font-normal">
                {name}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {points.map((point) => (
              <tr key={point.day}>
                <th scope="row" className="h-8 text-left font-normal">
                  {shortDay(point.day)}
                </th>
                <td className="text-right font-mono">{point.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
