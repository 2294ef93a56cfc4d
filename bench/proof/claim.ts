import { NotMeasured } from '../not-measured.ts';
import { markdownRow, markdownTable } from '../support/markdown-table.ts';

/** Result of trying a claim. */
export type Finding = {
  /** The counts or measurements, such as "200 answered, 1 booked". */
  figure: string;
  held: boolean;
  /** The number of events, as counted by `least`, that took place. */
  seen: number;
};

/** A claim about the product, and how to try it. */
export type Claim = {
  /** One or two words with hyphens; runs only this row: npm run prove -- <name>. */
  name: string;
  /** A falsifiable sentence. */
  claim: string;
  /** The figure at which it holds. */
  bar: string;
  /** The minimum number of events in a run, such as 2,000 responses: fewer prove nothing. */
  least: { count: number; of: string };
  /** Tries the claim. Throws only if it could not be tried. */
  run(): Promise<Finding>;
};

/** A claim with the faults, made on purpose, with which it must fail. */
export type Sabotaged = Claim & { sabotage: { fault: string; run: Claim['run'] }[] };

/** `skipped`: not possible on this machine; `failed`: could not be tried. */
type Outcome = { is: 'held' | 'broken' | 'skipped' | 'failed'; figure: string; why: string };

/**
 * Returns the rows with these names, or all.
 * @throws Error with usage instructions, for an unknown name
 */
export function chosenFrom<Row extends { name: string }>(
  rows: Row[],
  names: string[],
  command: string,
): Row[] {
  const known = rows.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `No row ${unknown.join(', ')}. ${command} [row …]; the rows: ${known.join(' ')}`,
    );
  }
  return rows.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function outcomeOf({ run, least }: Pick<Claim, 'run' | 'least'>): Promise<Outcome> {
  try {
    const { figure, held, seen } = await run();
    if (held && seen >= least.count) return { is: 'held', figure, why: 'yes' };
    const few = held ? `: ${seen} of at least ${least.count} ${least.of} seen` : '';
    return { is: 'broken', figure, why: `**no**${few}` };
  } catch (failure) {
    const [reason] = (failure instanceof Error ? failure.message : String(failure)).split('\n');
    if (failure instanceof NotMeasured)
      return { is: 'skipped', figure: '', why: `skipped: ${reason}` };
    console.error(failure);
    return { is: 'failed', figure: '', why: `**no**: ${reason}` };
  }
}

/** Prints a row with the time since `startedAt`, and returns it. */
function printed(cells: string[], startedAt: number): string[] {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${markdownRow(cells)} (${seconds} s)`);
  return cells;
}

/**
 * Tries claims one after the other and prints each immediately, with its time.
 * @returns the table in Markdown, and whether a claim does not hold
 */
export async function tryClaims(claims: Claim[]): Promise<{ table: string; isBroken: boolean }> {
  const rows: string[][] = [];
  let isBroken = false;
  for (const claim of claims) {
    const startedAt = performance.now();
    const { is, figure, why } = await outcomeOf(claim);
    isBroken ||= is === 'broken' || is === 'failed';
    const bar = `${claim.bar}; ≥ ${claim.least.count} ${claim.least.of} seen`;
    rows.push(printed([claim.name, claim.claim, figure, bar, why], startedAt));
  }
  return {
    table: markdownTable(['row', 'claim', 'figure', 'bar', 'held'], rows).join('\n'),
    isBroken,
  };
}

/**
 * Tries claims with each of their faults, one after the other, and prints each immediately, with its time.
 * @returns a line for each fault; `isBlind`: the claim held despite it, or could not be tried
 */
export async function exposeFaults(claims: Sabotaged[]) {
  const exposures: { line: string; isBlind: boolean }[] = [];
  for (const { name, least, sabotage } of claims) {
    for (const { fault, run } of sabotage) {
      const startedAt = performance.now();
      const { is, figure, why } = await outcomeOf({ run, least });
      const red = { held: '**no**', broken: 'yes', skipped: why, failed: why }[is];
      printed([name, fault, figure, red], startedAt);
      exposures.push({ line: `${name}: ${fault}`, isBlind: is === 'held' || is === 'failed' });
    }
  }
  return exposures;
}
