import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, vitest } from '../e2e/support/test-commands.ts';
import { readReport, type TestResult } from '../e2e/support/test-reports.ts';
import { type Mutant, mutants } from './mutants/list.ts';
import { brokenText } from './mutants/mutant.ts';
import { configs, suiteOf } from './proof/test-runs.ts';
import { projectFolder } from './support/next-server.ts';

const [first, last = mutants.length] = process.argv.slice(2).map(Number);
const chosen = mutants.slice((first ?? 1) - 1, last);
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));

/** Copies the files of the working tree, without those that Git ignores. */
function copyProject(): void {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: projectFolder, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file) cpSync(join(projectFolder, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
}

/** Returns the first test that failed, or null. */
async function caughtBy({ tests, named }: Mutant): Promise<TestResult | null> {
  for (const file of tests) {
    const suite = suiteOf(file);
    if (suite === 'browser') throw new Error(`${file} is a browser test`);
    const report = join(copy, 'report.json');
    rmSync(report, { force: true });
    const { command } = vitest(configs[suite], report, [join(copy, file)]);
    const options = [...(named ? ['--testNamePattern', named] : []), '--bail=1'];
    const { output } = await runCommand({ command: [...command, ...options], folder: copy });
    const { tests: results } = readReport(report);
    // A test file that cannot be loaded proves nothing.
    const ran = results.filter(({ name, status }) => name !== 'loads' && status !== 'skipped');
    if (ran.length === 0) throw new Error(output);
    const failed = ran.find(({ status }) => status === 'failed');
    if (failed) return failed;
  }
  return null;
}

copyProject();
const survivors: Mutant[] = [];
try {
  for (const mutant of chosen) {
    const place = join(copy, mutant.file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, brokenText(copy, mutant));
    const failed = await caughtBy(mutant);
    writeFileSync(place, text);
    if (!failed) survivors.push(mutant);
    console.log(
      `${failed ? 'caught  ' : 'SURVIVED'}  ${mutant.rule}${failed ? `: ${failed.name}` : ''}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} rules caught when broken`);
if (survivors.length > 0) process.exitCode = 1;
