import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../e2e/support/test-commands.ts';
import { readReport, type TestResult } from '../e2e/support/test-reports.ts';
import { type Mutant, mutants } from './mutants/list.ts';
import { copyProject } from './support/project-copy.ts';
import { testFile } from './support/test-file.ts';

const [first, last = mutants.length] = process.argv.slice(2).map(Number);
const chosen = mutants.slice((first ?? 1) - 1, last);
const copy = copyProject();
const report = join(copy.folder, 'report.json');

/** Runs the tests of a mutant, one file after the other; returns the first test that failed, or null. */
async function failedTest({ tests: files, named }: Mutant): Promise<TestResult | null> {
  for (const file of files) {
    rmSync(report, { force: true });
    const options = { folder: copy.folder, named, inBrowser: ['--max-failures=1'] };
    const { output } = await runCommand(testFile(file, report, options));
    // A test file that fails to load proves nothing.
    const ran = readReport(report).tests.filter(
      ({ name, status }) => name !== 'loads' && status !== 'skipped',
    );
    if (ran.length === 0) throw new Error(output);
    const failed = ran.find(({ status }) => status === 'failed');
    if (failed) return failed;
  }
  return null;
}

let survivors = 0;
try {
  for (const mutant of chosen) {
    const failed = await copy.with(mutant, () => failedTest(mutant));
    if (!failed) survivors += 1;
    console.log(failed ? `caught    ${mutant.rule}: ${failed.name}` : `SURVIVED  ${mutant.rule}`);
  }
} finally {
  copy.remove();
}
console.log(`\n${chosen.length - survivors} of ${chosen.length} rules caught when broken`);
if (survivors > 0) process.exitCode = 1;
