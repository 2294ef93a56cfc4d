import { planPrices } from '@/lib/plans';
import { type Project, projectEstimate, projectQuery } from '@/lib/tools/calculator/project';
import { TOO_FEW_HOURS } from '@/lib/tools/calculator/rules';

/** Number of years in the example. */
export const YEARS_SHOWN = 2;
const MONTHS_SHOWN = 12 * YEARS_SHOWN;

/** A month of the example. `change` is its net amount, `balance` the running total, both in US dollars. */
export type Month = { month: number; change: number; balance: number };

/** Returns the months with their changes, from the balance at the end of each. */
function monthsOf(balances: readonly number[]): Month[] {
  return balances.map((balance, index) => ({
    month: index + 1,
    change: balance - (balances[index - 1] ?? 0),
    balance,
  }));
}

/**
 * Returns two years of a project month by month, by the rules of the calculator. `query` opens it there. `ifTooFew` is
 * the same work with only `TOO_FEW_HOURS` saved a week. `leftWithOperations` is the monthly net amount if operations,
 * which replace the upkeep, are bought for this work alone.
 */
export function computeExample(project: Project, operations: number) {
  const estimate = projectEstimate(project);
  const few = projectEstimate({ ...project, hoursAfter: project.hoursBefore - TOO_FEW_HOURS });
  const saved = estimate.saved.good;
  const leftIfTooFew = few.saved.good - few.running.good;
  const paysFrom = estimate.paysFrom.good;
  return {
    project,
    query: projectQuery(project),
    hoursSaved: estimate.hours.good,
    saved,
    running: estimate.running.good,
    operations,
    firstRun: estimate.firstRun,
    months: monthsOf(estimate.months.slice(0, MONTHS_SHOWN).map(({ good }) => good)),
    paysFrom: paysFrom !== null && paysFrom <= MONTHS_SHOWN ? paysFrom : null,
    ifTooFew: {
      saved: few.saved.good,
      /** Infinity if upkeep costs more than the work saves. */
      years:
        leftIfTooFew > 0 ? Math.round(project.price / leftIfTooFew / 12) : Number.POSITIVE_INFINITY,
    },
    leftWithOperations: saved - planPrices['plan-professional'] - operations,
  };
}

export type Example = ReturnType<typeof computeExample>;
