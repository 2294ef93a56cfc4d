import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Command, playwright, runCommand, vitest } from '../e2e/support/test-commands.ts';
import { readReport } from '../e2e/support/test-reports.ts';
import { configs, suiteOf } from './proof/test-runs.ts';

const TIMES = 50;

const [file = '', title = ''] = process.argv.slice(2);
if (!file || !title) throw new Error('npm run test:repeat -- <test file> "<title of the test>"');
const suite = suiteOf(file);
/** The title as an exact pattern. */
const pattern = title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
const report = join(folder, 'report.json');

/** The test once in Vitest; Playwright repeats it in the same run. */
function command(): Command {
  if (suite === 'browser') {
    const options = ['--no-deps', '--grep', pattern, `--repeat-each=${TIMES}`];
    const { command, env = {} } = playwright(report, file, ...options);
    const { E2E_DATA_IS_FRESH: _, ...others } = env;
    return { command, env: others };
  }
  const { command } = vitest(configs[suite], report, [resolve(file)]);
  return { command: [...command, '--testNamePattern', pattern] };
}

/** Keeps each processor busy, like other programs on the machine. */
const load = Array.from(
  { length: availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
);
let ran = 0;
let failed = 0;
try {
  for (let run = 1; run <= (suite === 'browser' ? 1 : TIMES); run += 1) {
    const { output } = await runCommand(command());
    const { passed, failed: failures } = readReport(report);
    ran += passed + failures;
    failed += failures;
    if (passed + failures === 0) throw new Error(`${file} has no test “${title}”\n${output}`);
    if (failures > 0) console.log(output);
    rmSync(report, { force: true });
  }
} finally {
  for (const worker of load) await worker.terminate();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${failed} of ${ran} runs failed${failed > 0 ? ': mend the test or delete it' : ''}`);
if (failed > 0) process.exitCode = 1;
