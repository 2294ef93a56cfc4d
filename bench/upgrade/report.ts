import type { Machine } from '../support/machine.ts';
import { markdownTable } from '../support/markdown-table.ts';
import type { Change } from './candidates.ts';
import { type Outcome, STAGES, type Trial } from './trial.ts';

const START = '<!-- runs -->\n';

function cellOf(outcome: Outcome | undefined): string {
  if (!outcome) return 'not run';
  const { passed, failures } = outcome;
  if (failures.length > 0) return passed ? `**${failures.length} failed**` : '**failed**';
  return passed === undefined ? 'yes' : `${passed} passed`;
}

const writeChange = ({ name, from, to }: Change) => `${name} ${from} → ${to}`;

function cellsOf({ candidate: { name, changes }, outcomes }: Trial): string[] {
  if (changes.length === 0) return [name, 'up to date', ...STAGES.map(() => '')];
  const [first, ...more] = changes.map(writeChange);
  const what = more.length > 1 ? `${changes.length} packages` : first;
  return [name, what ?? '', ...STAGES.map((stage) => cellOf(outcomes[stage]))];
}

/** Returns whether every stage of a candidate succeeded. */
export const isUpgradable = ({ outcomes }: Trial) =>
  Object.values(outcomes).every(({ failures }) => failures.length === 0);

/** Writes a run: its table, the packages of each candidate and the failures. */
export function writeRun(trials: Trial[], { date, commit, hardware }: Machine, minutes: number) {
  const packages = trials
    .filter(({ candidate }) => candidate.changes.length > 0)
    .map(({ candidate: { name, changes } }) => `- ${name}: ${changes.map(writeChange).join(', ')}`);
  const failures = trials.flatMap(({ candidate, outcomes }) =>
    STAGES.flatMap((stage) =>
      (outcomes[stage]?.failures ?? []).map(
        (failure) => `- ${candidate.name}, ${stage} failed: ${failure}`,
      ),
    ),
  );
  return [
    `## ${date} UTC, commit ${commit}`,
    '',
    `${hardware}; ${minutes.toFixed(0)} minutes.`,
    '',
    ...markdownTable(['candidate', 'packages', ...STAGES], trials.map(cellsOf)),
    '',
    ...packages,
    ...failures,
    '',
  ].join('\n');
}

/**
 * Returns the file with one more run, newest first.
 * @throws Error if it lacks the marker
 */
export function withRun(file: string, run: string): string {
  const [before, after] = file.split(START);
  if (after === undefined) throw new Error(`bench/upgrade.md lacks the line ${START.trim()}`);
  return `${before}${START}\n${run}${after}`;
}
