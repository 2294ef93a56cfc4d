import type { Inputs } from './fields';

/** Minimum hours saved per week; below this we advise against building. */
export const TOO_FEW_HOURS = 4;

/** Number of months in an estimate. */
export const MONTHS_AHEAD = 36;

const MONTHS_A_YEAR = 12;
const MINUTES_AN_HOUR = 60;

/** Cautious case first. */
export type Range = { cautious: number; good: number };

/** Cumulative balance in whole US dollars at the end of a month. */
export type MonthBalance = Range & { month: number };

/**
 * `leave`: even the good case saves too few hours. `measure`: the cautious case does. `slow`: no case pays off within
 * the months shown. `open`: only the good case does.
 */
export type Verdict = 'leave' | 'measure' | 'slow' | 'open' | 'pays';

export type Estimate = {
  verdict: Verdict;
  /** Current hours of work per week. */
  work: number;
  /** Hours saved per week, minus remaining work; negative if the remaining work exceeds the savings. */
  hours: Range;
  /** Monthly value of these hours, in whole US dollars. */
  saved: Range;
  /** One-off price of discovery and building. */
  once: Range;
  /** Monthly running cost. */
  running: Range;
  /** First month in which the investment is recovered; null beyond `MONTHS_AHEAD`. */
  paysFrom: { cautious: number | null; good: number | null };
  /** First month in operation. */
  firstRun: number;
  months: MonthBalance[];
};

type Case = { hours: number; saved: number; building: number; running: number };

/** Rounds to one decimal, without binary fraction errors. */
const oneDecimal = (value: number) => Math.round(value * 10 + 1e-6) / 10;

/** Cases whose running cost includes upkeep. */
type Upkeep = 'cautious' | 'both';

function caseOf(inputs: Inputs, work: number, isCautious: boolean, upkept: Upkeep): Case {
  const share = (isCautious ? inputs.low : inputs.high) / 100;
  const hours = work * share - inputs.queue;
  const building = Math.round(inputs.building * (isCautious ? 1 + inputs.over / 100 : 1));
  const upkeep = (building * inputs.upkeep) / 100 / MONTHS_A_YEAR;
  return {
    hours: oneDecimal(hours),
    saved: Math.round((hours * inputs.weeks * inputs.rate) / MONTHS_A_YEAR),
    building,
    running: Math.round(
      isCautious || upkept === 'both' ? Math.max(inputs.plan, upkeep) : inputs.plan,
    ),
  };
}

/** Returns the monthly cash flow: discovery in the first month, building spread over the other months before launch. */
function changeIn(month: number, { discovery, months }: Inputs, { building, ...of }: Case): number {
  if (month > months) return of.saved - of.running;
  const first = month === 1 ? discovery : 0;
  if (months === 1) return -(first + building);
  return month === 1 ? -first : -building / (months - 1);
}

function balancesOf(inputs: Inputs, ofCase: Case): number[] {
  let balance = 0;
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => {
    balance += changeIn(index + 1, inputs, ofCase);
    return Math.round(balance);
  });
}

function payingMonth(balances: number[], firstRun: number): number | null {
  const index = balances.findIndex((balance, month) => month + 1 >= firstRun && balance >= 0);
  return index < 0 ? null : index + 1;
}

function verdictOf({ hours, paysFrom }: Pick<Estimate, 'hours' | 'paysFrom'>): Verdict {
  if (hours.good < TOO_FEW_HOURS) return 'leave';
  if (paysFrom.good === null) return 'slow';
  if (hours.cautious < TOO_FEW_HOURS) return 'measure';
  return paysFrom.cautious === null ? 'open' : 'pays';
}

function estimateWith(inputs: Inputs, upkept: Upkeep): Estimate {
  const work = inputs.people * inputs.hours + (inputs.mistakes * inputs.fix) / MINUTES_AN_HOUR;
  const [cautious, good] = [
    caseOf(inputs, work, true, upkept),
    caseOf(inputs, work, false, upkept),
  ];
  const firstRun = inputs.months + 1;
  const [low, high] = [balancesOf(inputs, cautious), balancesOf(inputs, good)];
  const both = (key: keyof Case): Range => ({ cautious: cautious[key], good: good[key] });
  const hours = both('hours');
  const paysFrom = { cautious: payingMonth(low, firstRun), good: payingMonth(high, firstRun) };
  return {
    verdict: verdictOf({ hours, paysFrom }),
    work: oneDecimal(work),
    hours,
    saved: both('saved'),
    once: {
      cautious: inputs.discovery + cautious.building,
      good: inputs.discovery + good.building,
    },
    running: both('running'),
    paysFrom,
    firstRun,
    months: low.map((balance, index) => ({
      month: index + 1,
      cautious: balance,
      good: high[index] ?? balance,
    })),
  };
}

/** Returns the savings and costs by version 1 of the rules: the good case pays for the plan only. */
export function estimateFirst(inputs: Inputs): Estimate {
  return estimateWith(inputs, 'cautious');
}

/** Returns the savings and costs by version 2 of the rules: both cases pay for upkeep, which includes the plan. */
export function estimateSecond(inputs: Inputs): Estimate {
  return estimateWith(inputs, 'both');
}
