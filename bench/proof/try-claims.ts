import { NotMeasured } from '../not-measured.ts';
import { markdownRow, markdownTable } from '../support/markdown-table.ts';
import type { Claim } from './claim.ts';

/** A claim that was tried. What cannot be tried on this machine is skipped, and not broken. */
export type Verdict = { claim: Claim; figure: string; held: string; isBroken: boolean };

/**
 * Returns the rows with these names, or all.
 * @throws Error with a line on how to call the command, for a name that no row has
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

async function tryClaim(claim: Claim): Promise<Verdict> {
  try {
    const { figure, held } = await claim.run();
    return { claim, figure, held: held ? 'yes' : '**no**', isBroken: !held };
  } catch (failure) {
    if (failure instanceof NotMeasured)
      return { claim, figure: '', held: `skipped: ${firstLine(failure)}`, isBroken: false };
    console.error(failure);
    return { claim, figure: '', held: `**no**: ${firstLine(failure)}`, isBroken: true };
  }
}

const cellsOf = ({ claim: { name, claim, bar }, figure, held }: Verdict) => [
  name,
  claim,
  figure,
  bar,
  held,
];

/** Tries claims one after the other and prints each at once, with its time. */
export async function tryClaims(claims: Claim[]): Promise<Verdict[]> {
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
