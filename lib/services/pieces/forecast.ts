/** Forecast of calls for the next Monday, and calls that one person takes in a day. */
export const FORECAST = 840;
const CALLS_PER_PERSON = 42;

/** Calls of the last twelve Mondays as a share of their forecasts; invented. */
export const RATIOS: readonly number[] = [
  1.02, 0.88, 1.1, 0.93, 0.8, 1.05, 1.31, 0.98, 1.12, 0.9, 1.08, 0.86,
];

/** Numbers of Mondays on which more calls may come than planned; the visitor chooses one. */
export const ACCEPTED = [6, 3, 1, 0] as const;

/** Mean distance between calls and forecast, in percent. */
export function meanError(ratios: readonly number[] = RATIOS): number {
  const errors = ratios.map((ratio) => Math.abs(ratio - 1));
  return Math.round((errors.reduce((sum, error) => sum + error, 0) / errors.length) * 100);
}

/** Returns the lowest ratio that at most `accepted` of the ratios exceed. */
export function plannedRatio(accepted: number, ratios: readonly number[] = RATIOS): number {
  const sorted = ratios.toSorted((a, b) => b - a);
  return sorted[Math.min(accepted, sorted.length - 1)] ?? 1;
}

/** Returns the calls to plan for, in tens, and the people that they take. */
export function planFor(accepted: number): { calls: number; people: number } {
  const calls = Math.round((FORECAST * plannedRatio(accepted)) / 10) * 10;
  return { calls, people: Math.ceil(calls / CALLS_PER_PERSON) };
}

/** Returns the plan as a sentence that states its error. */
export function planText(accepted: number): string {
  const { calls, people } = planFor(accepted);
  const short =
    accepted === 0
      ? 'It would have been enough on each of the last 12 Mondays.'
      : `On ${accepted} of the last 12 Mondays more calls came.`;
  return `Plan ${people} people for ${calls.toLocaleString('en-US')} calls. ${short} Mean error of the forecast: ${meanError()} percent.`;
}
