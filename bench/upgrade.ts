import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../e2e/support/find-chromium.ts';
import { chosenFrom } from './proof/claim.ts';
import { describeMachine } from './support/machine.ts';
import { findCandidates } from './upgrade/candidates.ts';
import { isUpgradable, withRun, writeRun } from './upgrade/report.ts';
import { type Trial, tryCandidate } from './upgrade/trial.ts';

const candidates = await findCandidates();
const chosen = chosenFrom(candidates, process.argv.slice(2), 'npm run test:upgrade --');
ensureChromium();
const machine = describeMachine();
const startedAt = performance.now();
const trials: Trial[] = [];
for (const candidate of chosen) {
  trials.push(
    candidate.changes.length > 0 ? await tryCandidate(candidate) : { candidate, outcomes: {} },
  );
}

const run = writeRun(trials, machine, (performance.now() - startedAt) / 60_000);
console.log(run);
// The file contains complete runs only.
if (chosen.length === candidates.length) {
  const file = join(import.meta.dirname, 'upgrade.md');
  writeFileSync(file, withRun(readFileSync(file, 'utf8'), run));
}
if (!trials.every(isUpgradable)) process.exitCode = 1;
