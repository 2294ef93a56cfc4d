import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDocuments } from '../deploy/documents.ts';
import type { Row } from './row.ts';
import { rows } from './rows/index.ts';
import { type Context, openContext } from './support/context.ts';
import { describeMachine, timeFixedWork } from './support/machine.ts';
import { requireOwnPorts } from './support/ports.ts';
import { isAllHeld, type Result, writeSamples, writeTable } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const wanted = positionals.length > 0 ? rows.filter(isWanted) : rows;
if (wanted.length === 0 || !(rounds > 0)) {
  const names = rows.map(({ name }) => name).join(' ');
  throw new Error(`npm run bench -- [row …] [--rounds 5]; the rows: ${names}`);
}

/** A name selects its row, and a prefix selects all rows whose names start with it. */
function isWanted({ name }: Row): boolean {
  return positionals.some((start) => name === start || name.startsWith(`${start}-`));
}

async function measure(row: Row, context: Context): Promise<Result> {
  try {
    return { row, samples: await row.measure(context) };
  } catch (failure) {
    return { row, samples: [], failure };
  }
}

await requireOwnPorts();
const machine = describeMachine();
if (!machine.isCalm)
  console.warn(`The machine is busy (load ${machine.load.toFixed(2)}): times say little.`);

const context = openContext(rounds);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => context.stop().finally(() => process.exit(1)));
}
const results: Result[] = [];
const speeds: number[] = [];
try {
  for (const row of wanted) {
    speeds.push(timeFixedWork());
    const startedAt = performance.now();
    const result = await measure(row, context);
    results.push(result);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${writeSamples(result)}\n  (${seconds} s)\n`);
    if (result.failure) console.error(result.failure);
  }
} finally {
  await context.stop();
}

const table = writeTable(results, { ...machine, speeds }, rounds);
console.log(table);
// The file always contains one complete run, from which the sizing is computed.
if (wanted.length === rows.length) {
  writeFileSync(join(import.meta.dirname, 'results.md'), table);
  writeDocuments();
}
process.exitCode = isAllHeld(results) ? 0 : 1;
