import { NotMeasured } from '../not-measured.ts';
import { markdownRow, markdownTable } from '../support/markdown-table.ts';
import type { Claim, Finding, Sabotage } from './claim.ts';

/** The part of a claim that is tried without a fault. */
type Trial = Omit<Claim, 'sabotage'>;

/** The result of a claim. A claim that cannot be tried on this machine is skipped, not broken. */
export type Verdict = { claim: Trial; figure: string; held: string; isBroken: boolean };

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

const firstLine = (failure: unknown) =>
  (failure instanceof Error ? failure.message : String(failure)).split('\n')[0];

/** Returns why a claim does not hold with a finding, or null if it does. */
function brokenBy({ least }: Trial, { held, seen }: Omit<Finding, 'figure'>): string | null {
  if (!held) return '**no**';
  return seen < least.count ? `**no**: ${seen} of at least ${least.count} ${least.of} seen` : null;
}

async function tryClaim(claim: Trial): Promise<Verdict> {
  try {
    const { figure, ...finding } = await claim.run();
    const broken = brokenBy(claim, finding);
    return { claim, figure, held: broken ?? 'yes', isBroken: broken !== null };
  } catch (failure) {
    if (failure instanceof NotMeasured)
      return { claim, figure: '', held: `skipped: ${firstLine(failure)}`, isBroken: false };
    console.error(failure);
    return { claim, figure: '', held: `**no**: ${firstLine(failure)}`, isBroken: true };
  }
}

const cellsOf = ({ claim: { name, claim, bar, least }, figure, held }: Verdict) => [
  name,
  claim,
  figure,
  `${bar}; ≥ ${least.count} ${least.of} seen`,
  held,
];

/** Tries claims one after the other and prints each immediately, with its time. */
export async function tryClaims(claims: Trial[]): Promise<Verdict[]> {
  for (const claim of claims) claim.plan?.();
  const verdicts: Verdict[] = [];
  for (const claim of claims) {
    const startedAt = performance.now();
    const verdict = await tryClaim(claim);
    verdicts.push(verdict);
    console.log(
      `${markdownRow(cellsOf(verdict))} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
    );
  }
  return verdicts;
}

/** Returns the table in Markdown. */
export function writeTable(verdicts: Verdict[]): string {
  const head = ['row', 'claim', 'figure', 'bar', 'held'];
  return markdownTable(head, verdicts.map(cellsOf)).join('\n');
}

/** A fault with which a claim was tried. `isBlind`: the claim passed despite the fault, or could not be tried. */
export type Exposure = {
  name: string;
  fault: string;
  figure: string;
  red: string;
  isBlind: boolean;
};

async function expose(claim: Claim, { fault, run }: Sabotage): Promise<Exposure> {
  const { name } = claim;
  try {
    const { figure, ...finding } = await run();
    const isBlind = brokenBy(claim, finding) === null;
    return { name, fault, figure, red: isBlind ? '**no**' : 'yes', isBlind };
  } catch (failure) {
    if (failure instanceof NotMeasured)
      return { name, fault, figure: '', red: `skipped: ${firstLine(failure)}`, isBlind: false };
    console.error(failure);
    return { name, fault, figure: '', red: `**no**: ${firstLine(failure)}`, isBlind: true };
  }
}

/** Tries claims against each of their faults, one after the other, and prints each immediately, with its time. */
export async function exposeFaults(claims: Claim[]): Promise<Exposure[]> {
  const exposures: Exposure[] = [];
  for (const claim of claims) {
    for (const sabotage of claim.sabotage) {
      const startedAt = performance.now();
      const exposure = await expose(claim, sabotage);
      exposures.push(exposure);
      const { name, fault, figure, red } = exposure;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${markdownRow([name, fault, figure, red])} (${seconds} s)`);
    }
  }
  return exposures;
}
