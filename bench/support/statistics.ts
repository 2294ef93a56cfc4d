export function percentile(numbers: readonly number[], share: number): number {
  const place = Math.min(Math.floor(numbers.length * share), numbers.length - 1);
  return numbers.toSorted((a, b) => a - b)[place] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** Returns the milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Returns the sum of a figure over rounds. */
export const total = <Key extends string>(rounds: readonly Record<Key, number>[], of: Key) =>
  rounds.reduce((sum, round) => sum + round[of], 0);

/** Figures of one subject, one number per round. */
export type Pair = { ours: number[]; anchor: number[] };

/**
 * Measures ours and the anchor in turn, so that other load on the machine affects both. The order alternates each
 * round, because the second may benefit from caches warmed by the first.
 */
export async function interleave(
  rounds: number,
  ours: () => Promise<number>,
  anchor: () => Promise<number>,
): Promise<Pair> {
  const pair: Pair = { ours: [], anchor: [] };
  for (let round = 0; round < rounds; round++) {
    if (round % 2) pair.anchor.push(await anchor());
    pair.ours.push(await ours());
    if (round % 2 === 0) pair.anchor.push(await anchor());
  }
  return pair;
}

/** Calls `measure` once for each number below `count`, one after the other. */
export async function repeat(count: number, measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  while (figures.length < count) figures.push(await measure());
  return figures;
}
