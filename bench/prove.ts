import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenFrom, exposeFaults, tryClaims } from './proof/claim.ts';
import { claims } from './proof/claims.ts';
import { describeMachine } from './support/machine.ts';
import { requireOwnPorts } from './support/ports.ts';

const SABOTAGE = '--sabotage';
const names = process.argv.slice(2).filter((argument) => argument !== SABOTAGE);
const chosen = chosenFrom(claims, names, 'npm run prove --');
await requireOwnPorts();
if (process.argv.includes(SABOTAGE)) await sabotage();
else await prove();

async function prove(): Promise<void> {
  const machine = describeMachine();
  const startedAt = performance.now();
  const { table, isBroken } = await tryClaims(chosen);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0);
  console.log(`\n${table}\n\n${minutes} minutes`);
  // The file always contains one complete run.
  if (chosen.length === claims.length) {
    const origin = `${machine.date} UTC, commit ${machine.commit}; ${machine.hardware}; ${minutes} minutes.`;
    const text = ['# Proof', '', `\`npm run prove\`, ${origin}`, '', table, ''].join('\n');
    writeFileSync(join(import.meta.dirname, 'proof.md'), text);
  }
  if (isBroken) process.exitCode = 1;
}

async function sabotage(): Promise<void> {
  const exposures = await exposeFaults(chosen);
  const blind = exposures.filter(({ isBlind }) => isBlind);
  console.log(
    `\n${exposures.length - blind.length} of ${exposures.length} faults turned a row red`,
  );
  for (const { line } of blind) console.log(`not noticed: ${line}`);
  if (blind.length > 0) process.exitCode = 1;
}
