import { monthsOfWeeks } from './assumptions';
import { type Inputs, usualInputs } from './fields';
import { estimateQuery } from './query';
import type { Estimate } from './rules';
import { currentRules } from './versions';

/** A project that was built. Hours are per week, of all people together; the price is in US dollars, discovery included. */
export type Project = {
  people: number;
  hoursBefore: number;
  hoursAfter: number;
  price: number;
  weeks: number;
};

const inHundredths = (value: number) => Math.round(value * 100) / 100;

/** Returns the numbers of a project for the rules: what was measured and paid, with our usual rate and upkeep. */
function projectInputs({ people, hoursBefore, hoursAfter, price, weeks }: Project): Inputs {
  const share = inHundredths((100 * (hoursBefore - hoursAfter)) / hoursBefore);
  return {
    ...usualInputs(),
    people,
    hours: inHundredths(hoursBefore / people),
    low: share,
    high: share,
    queue: 0,
    discovery: 0,
    building: price,
    over: 0,
    months: monthsOfWeeks(weeks),
  };
}

/** Returns the savings, costs and payback month of a project by the rules of the calculator. */
export function projectEstimate(project: Project): Estimate {
  return currentRules().estimate(projectInputs(project));
}

/** Returns the query that opens a project in the calculator, with the same result as `projectEstimate`. */
export function projectQuery(project: Project): string {
  return estimateQuery(projectInputs(project), undefined, currentRules().version);
}
