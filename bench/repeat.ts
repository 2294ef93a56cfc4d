import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runCommand } from '../e2e/support/test-commands.ts';
import { readReport } from '../e2e/support/test-reports.ts';
import { isBrowserTest, testFile } from './support/test-file.ts';

const TIMES = 50;

const [file = '', title = ''] = process.argv.slice(2);
if (!file || !title) throw new Error('npm run test:repeat -- <test file> "<title of the test>"');
const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
const report = join(folder, 'report.json');
const command = testFile(file, report, {
  // The title as an exact pattern.
  named: title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
  // Playwright repeats it in the same run.
  inBrowser: [`--repeat-each=${TIMES}`],
});

/** Keeps each processor busy, like other programs on the machine. */
const load = Array.from(
  { length: availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
);
let ran = 0;
let failed = 0;
try {
  for (let run = 1; run <= (isBrowserTest(file) ? 1 : TIMES); run += 1) {
    const { output } = await runCommand(command);
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
