import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims } from './proof/all-claims.ts';
import { chosenFrom, tryClaims, writeTable } from './proof/try-claims.ts';
import { describeMachine } from './support/machine.ts';
import { requireOwnPorts } from './support/ports.ts';

const chosen = chosenFrom(claims, process.argv.slice(2), 'npm run prove --');
await requireOwnPorts();
const machine = describeMachine();
const startedAt = performance.now();
const verdicts = await tryClaims(chosen);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0);

const table = writeTable(verdicts);
console.log(`\n${table}\n\n${minutes} minutes`);
// The file is always one whole run.
if (chosen.length === claims.length) {
  const origin = `${machine.date} UTC, commit ${machine.commit}; ${machine.hardware}; ${minutes} minutes.`;
  const text = ['# Proof', '', `\`npm run prove\`, ${origin}`, '', table, ''].join('\n');
  writeFileSync(join(import.meta.dirname, 'proof.md'), text);
}
if (verdicts.some(({ isBroken }) => isBroken)) process.exitCode = 1;
