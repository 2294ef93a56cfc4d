import { moneyFormat } from '@/lib/core/text/money';
import { calculatorPath, contentPath } from '@/lib/paths/site';
import { DOLLARS_AN_HOUR, UPKEEP_PERCENT } from '@/lib/tools/calculator/assumptions';
import type { Example } from './worked-example';

/** Anchor of the calculator on the pricing page. */
export const OWN_NUMBERS_ANCHOR = 'own-numbers';

const link = 'text-ink underline underline-offset-4';

type PriceNoteProps = { customer: string; studiedIn: string; example: Example };

/** The assumptions of the worked example, with links to its case and to the calculator. */
export function PriceNote({ customer, studiedIn, example }: PriceNoteProps) {
  const { project, hoursSaved, saved, running, query } = example;
  const money = moneyFormat('USD');
  return (
    <p className="mt-2 text-staff text-ink-3">
      Paid and saved since the start, by month. {hoursSaved.toFixed(1)} hours saved a week are worth{' '}
      {money.format(saved)} a month at {money.format(DOLLARS_AN_HOUR)} an hour. The price is{' '}
      {money.format(project.price)}, the middle of what{' '}
      <a href={contentPath('cases', studiedIn)} className={link}>
        the case
      </a>{' '}
      states, and upkeep {money.format(running)} a month: {UPKEEP_PERCENT} percent of the price a
      year, with the plan in it. The hours were measured by {customer}; the hourly rate, with all
      costs included, is our estimate:{' '}
      <a href={`#${OWN_NUMBERS_ANCHOR}`} className={link}>
        put in your own
      </a>
      , or{' '}
      <a href={calculatorPath(query)} className={link}>
        open this project in the calculator
      </a>
      .
    </p>
  );
}
