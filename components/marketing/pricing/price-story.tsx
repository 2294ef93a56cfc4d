import { Section } from '@/components/marketing/section';
import { moneyFormat } from '@/lib/core/text/money';
import { contentPath } from '@/lib/paths/site';
import { TOO_FEW_HOURS } from '@/lib/tools/calculator/rules';
import { BalanceChart } from './balance-chart';
import { PriceNote } from './price-note';
import { type Example, YEARS_SHOWN } from './worked-example';

const link = 'text-ink underline underline-offset-4';

/** Returns the rows of the table: the months with an event. */
function rowsOf({ months, firstRun, paysFrom }: Example) {
  const isPaidInHalves = firstRun === 4;
  const events: [month: number, event: string][] = [
    [1, 'The work is observed and measured'],
    [isPaidInHalves ? 2 : 0, 'First half of the price'],
    [firstRun - 1, isPaidInHalves ? 'Second half of the price' : 'The price is paid in full'],
    [firstRun, 'The invoices run; upkeep begins'],
    [paysFrom ?? 0, 'All that was paid is back'],
    [months.length, 'Two years after the start'],
  ];
  return months.flatMap((row) => {
    const event = events.filter(([month]) => month === row.month).map(([, text]) => text);
    return event.length > 0 ? [{ ...row, event: event.join('. ') }] : [];
  });
}

type PriceStoryProps = {
  customer: string;
  casesAWeek: number;
  example: Example;
  /** Slugs of the case and of the post about the project. */
  studiedIn: string;
  toldIn: string;
};

/** A project month by month: costs, savings, the break-even month, and a counterexample. */
export function PriceStory({ customer, casesAWeek, example, studiedIn, toldIn }: PriceStoryProps) {
  const { project, operations, ifTooFew, leftWithOperations: left } = example;
  // A project that does not pay within two years would contradict the page.
  if (example.paysFrom === null) return null;
  const money = moneyFormat('USD');
  const signed = (dollars: number) =>
    `${dollars < 0 ? '−' : '+'}${money.format(Math.abs(dollars))}`;
  return (
    <Section
      number="01"
      label="Worked example"
      title={`${casesAWeek} invoices a week, from the first day to the first month that pays`}
      intro={`${customer} typed ${casesAWeek} invoices a week in ${project.hoursBefore} hours. In week ${project.weeks} it took ${project.hoursAfter}. By our estimate the project pays for itself ${example.paysFrom} months after its start.`}
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BalanceChart example={example} />
          <PriceNote customer={customer} studiedIn={studiedIn} example={example} />
        </div>
        <table className="self-start text-left text-[0.9375rem] leading-6 lg:col-span-5">
          <caption className="sr-only">The example month by month, in US dollars</caption>
          <thead>
            <tr className="border-b border-line-strong text-ink">
              <th scope="col" className="pr-4 pb-3 font-medium">
                Month
              </th>
              <th scope="col" className="pr-4 pb-3 font-medium">
                What happens
              </th>
              <th scope="col" className="pb-3 text-right font-medium">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(example).map(({ month, event, change, balance }) => (
              <tr key={month} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-4 font-mono font-normal text-ink">
                  {month}
                </th>
                <td className="py-3 pr-4">
                  {event}
                  <span className="block font-mono text-[0.8125rem] text-ink-3">
                    {signed(change)}
                  </span>
                </td>
                <td className="py-3 text-right font-mono text-ink tabular-nums">
                  {signed(balance)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
        <li>
          <h3 className="text-h3">Not in the sum</h3>
          <p className="mt-2 text-base leading-6.5">
            Your people’s time: about four hours for each person we observe, and two half-day
            workshops. Fewer late payments, which no one at {customer} had counted before.
          </p>
        </li>
        <li>
          <h3 className="text-h3">Do you need operations?</h3>
          <p className="mt-2 text-base leading-6.5">
            {left < 0
              ? `Not for this alone: at ${money.format(operations)} a month they cost ${money.format(-left)} more than the work saves.`
              : `At ${money.format(operations)} a month they leave ${money.format(left)} of what this work saves.`}{' '}
            Several processes share them. Without them your own people restart what stops, on every
            plan.
          </p>
        </li>
        {ifTooFew.years > YEARS_SHOWN && (
          <li>
            <h3 className="text-h3">When it does not pay</h3>
            <p className="mt-2 text-base leading-6.5">
              Where the same work saves {TOO_FEW_HOURS} hours a week, that is{' '}
              {money.format(ifTooFew.saved)} a month and{' '}
              {Number.isFinite(ifTooFew.years)
                ? `the money is back after ${ifTooFew.years} years`
                : 'upkeep alone costs more'}
              . We advise against it, and say so in the consultation.
            </p>
          </li>
        )}
      </ul>
      <p className="mt-8 max-w-measure">
        What went wrong on the way, and why the first eight weeks saved nothing, is in{' '}
        <a href={contentPath('blog_posts', toldIn)} className={link}>
          the note on this case
        </a>
        .
      </p>
    </Section>
  );
}
