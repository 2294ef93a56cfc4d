/** Assumptions behind every payback, duration and saving on the site. `seeded-money.test.ts` compares the texts with them. */

/** Cost of an hour of work in US dollars, everything included. An estimate. */
export const DOLLARS_AN_HOUR = 33;

/** Upkeep a year in percent of the building price. It includes the plan. */
export const UPKEEP_PERCENT = 20;

/** Time from the start of building to the first case that runs on its own, as every page states it. */
export const firstRunText = 'Six to ten weeks';

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** Returns the number of months, rounded up, in which a project of this length saves nothing. */
export function monthsOfWeeks(weeks: number): number {
  return Math.max(1, Math.ceil((weeks * MONTHS_A_YEAR) / WEEKS_A_YEAR));
}
