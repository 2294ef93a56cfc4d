import type { Estimate } from '@/lib/tools/calculator/rules';
import { dollars, hoursText, payingText, rangeText } from '@/lib/tools/calculator/wording';

const YEAR = 12;

/** Returns the four ranges of an estimate; `isKey` marks those at the head of the page. */
export function estimateFigures(estimate: Estimate) {
  return [
    {
      label: `hours saved a week, of ${hoursText(estimate.work)}`,
      figure: rangeText(estimate.hours, hoursText),
      isKey: true,
    },
    { label: 'worth a month', figure: rangeText(estimate.saved, dollars), isKey: true },
    { label: 'to build, once', figure: rangeText(estimate.once, dollars), isKey: false },
    { label: 'until the money is back', figure: payingText(estimate), isKey: true },
  ];
}

/** The four ranges of an estimate. */
export function ResultFigures({ estimate }: { estimate: Estimate }) {
  return (
    <dl className="grid border-y border-line sm:grid-cols-2 sm:[&>*:nth-child(even)]:border-l sm:[&>*:nth-child(even)]:pl-6 [&>*+*]:border-t sm:[&>*:nth-child(2)]:border-t-0 [&>*]:border-line">
      {estimateFigures(estimate).map(({ label, figure }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 py-5">
          <dt className="text-[0.9375rem] leading-6 text-ink-2">{label}</dt>
          <dd className="font-mono text-[1.25rem] leading-7 font-medium tracking-[-0.03em] text-ink">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Balance at the end of each year for the cautious and the good case. */
export function ResultYears({ estimate: { months, running } }: { estimate: Estimate }) {
  const rows = months.filter(({ month }) => month % YEAR === 0);
  const cell = 'py-2.5 text-right font-mono text-ink tabular-nums';
  return (
    <table className="w-full text-left text-[0.9375rem] leading-6">
      <caption className="sr-only">
        All that was paid and saved by the end of each year, in US dollars
      </caption>
      <thead>
        <tr className="border-b border-line-strong text-ink">
          <th scope="col" className="pb-2.5 font-medium">
            After
          </th>
          <th scope="col" className="pb-2.5 text-right font-medium">
            Cautious
          </th>
          <th scope="col" className="pb-2.5 text-right font-medium">
            Good
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, cautious, good }) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="py-2.5 font-normal text-ink">
              month {month}
            </th>
            <td className={cell}>{dollars(cautious)}</td>
            <td className={cell}>{dollars(good)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-2.5 font-normal">
            running it, a month
          </th>
          <td className={cell}>{dollars(running.cautious)}</td>
          <td className={cell}>{dollars(running.good)}</td>
        </tr>
      </tbody>
    </table>
  );
}
