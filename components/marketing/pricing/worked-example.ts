import { TOO_FEW_HOURS } from '@/lib/tools/calculator/rules';

/**
 * Worked example of the pricing page: the invoices of Brightwell Foods, with the figures of the post `toldIn`. Hours
 * are per week. The hourly rate in US dollars is the estimate used in all posts.
 */
export const workedExample = {
  customer: 'Brightwell Foods',
  casesAWeek: 214,
  hoursBefore: 26,
  hoursAfter: 5.2,
  dollarsAnHour: 33,
  toldIn: 'what-214-invoices-a-week-taught-us',
} as const;

const WEEKS_A_MONTH = 52 / 12;
const MONTHS_OF_BUILDING = 2;
/** Number of years in the example. */
export const YEARS_SHOWN = 2;
const MONTHS_SHOWN = 12 * YEARS_SHOWN;

/** Prices in US dollars: discovery and building once, running and operations per month. */
export type Prices = { discovery: number; building: number; running: number; operations: number };

/** A month of the example. `change` is its net amount, `balance` the running total, both in US dollars. */
export type Month = { month: number; change: number; balance: number };

/** Returns the monthly value of the hours saved per week, in whole US dollars. */
export function savedAMonth(hoursAWeek: number): number {
  return Math.round(hoursAWeek * WEEKS_A_MONTH * workedExample.dollarsAnHour);
}

/**
 * Returns two years of the example month by month. Discovery takes the first month and building the next two, with half
 * of its price in each; from then on the plan runs the work. `paysFrom` is the first month with a non-negative balance,
 * or null. `yearsIfTooFew` is the payback time of the same work with only `TOO_FEW_HOURS` saved, Infinity if it never
 * pays. `leftWithOperations` is the monthly net amount if operations are bought for this work alone.
 */
export function computeExample({ discovery, building, running, operations }: Prices) {
  const hoursSaved = workedExample.hoursBefore - workedExample.hoursAfter;
  const saved = savedAMonth(hoursSaved);
  const firstRun = 2 + MONTHS_OF_BUILDING;
  const changeOf = (month: number) => {
    if (month === 1) return -discovery;
    return month < firstRun ? -building / MONTHS_OF_BUILDING : saved - running;
  };
  const months: Month[] = [];
  for (let month = 1; month <= MONTHS_SHOWN; month += 1) {
    const change = changeOf(month);
    months.push({ month, change, balance: (months.at(-1)?.balance ?? 0) + change });
  }
  const leftIfTooFew = savedAMonth(TOO_FEW_HOURS) - running;
  return {
    hoursSaved,
    saved,
    firstRun,
    months,
    paysFrom: months.find(({ balance }) => balance >= 0)?.month ?? null,
    yearsIfTooFew:
      leftIfTooFew > 0
        ? Math.round((discovery + building) / leftIfTooFew / 12)
        : Number.POSITIVE_INFINITY,
    leftWithOperations: saved - running - operations,
  };
}

export type Example = ReturnType<typeof computeExample>;
