import { centsText } from '@/lib/deals/amounts';
import { monthText } from '@/lib/deals/day-text';
import { NO_MONTH } from '@/lib/deals/filters';
import { OTHER_MONTHS } from '@/lib/deals/forecast-months';
import type { ForecastMonth } from '@/lib/deals/model';
import { dealsPath } from '@/lib/paths/staff';

const link = 'text-accent underline underline-offset-4';
const number = 'px-4 py-2 text-right font-mono text-ink tabular-nums';
const head = 'h-10 px-4 text-right font-normal';

const AMOUNTS = ['weightedCents', 'yearCents', 'onceCents', 'monthCents'] as const;

function nameOf(month: string): string {
  if (month === NO_MONTH) return 'Without a date';
  return month === OTHER_MONTHS ? 'All other months' : monthText(month);
}

function sum(months: readonly ForecastMonth[], of: (month: ForecastMonth) => number): number {
  return months.reduce((total, month) => total + of(month), 0);
}

/** Forecast of deals by expected month, full and weighted, next to won deals. Each number links to its list. */
export function ForecastTable({ months }: { months: readonly ForecastMonth[] }) {
  if (months.length === 0)
    return <p>No deals are open, and none was won in the last six months.</p>;
  return (
    <section
      aria-label="Forecast"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-surface border border-line bg-surface"
    >
      <table className="w-full min-w-[46rem]">
        <caption className="sr-only">Deals by expected month</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            <th scope="col" className={`${head} text-left!`}>
              Month
            </th>
            {['Open', 'Weighted', 'First year', 'Once', 'A month', 'Won'].map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {months.map((row) => (
            <tr key={row.month}>
              <th
                scope="row"
                className="px-4 py-2 text-left font-normal whitespace-nowrap text-ink"
              >
                {nameOf(row.month)}
              </th>
              <td className={number}>
                {row.deals === 0 || row.month === OTHER_MONTHS ? (
                  row.deals
                ) : (
                  <a href={dealsPath({ month: row.month })} className={link}>
                    {row.deals}
                  </a>
                )}
              </td>
              {AMOUNTS.map((name) => (
                <td key={name} className={number}>
                  {centsText(row[name])}
                </td>
              ))}
              <td className={number}>
                {row.won === 0 || row.month === OTHER_MONTHS ? (
                  '–'
                ) : (
                  <a href={dealsPath({ stage: 'won', won: row.month })} className={link}>
                    {centsText(row.wonCents)}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-medium">
          <tr>
            <th scope="row" className="px-4 py-2 text-left font-medium text-ink">
              All
            </th>
            <td className={number}>{sum(months, ({ deals }) => deals)}</td>
            {AMOUNTS.map((name) => (
              <td key={name} className={number}>
                {centsText(sum(months, (month) => month[name]))}
              </td>
            ))}
            <td className={number}>{centsText(sum(months, ({ wonCents }) => wonCents))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
