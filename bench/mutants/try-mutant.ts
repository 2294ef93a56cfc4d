import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, runCommand, vitest } from '../../e2e/support/test-commands.ts';
import { readReport, type TestResult } from '../../e2e/support/test-reports.ts';
import { configs, suiteOf } from '../proof/test-runs.ts';
import type { ProjectCopy } from '../support/project-copy.ts';
import type { Mutant } from './list.ts';

/**
 * Runs the tests of a mutant against it, one file after the other, until one fails.
 * @returns the first test that failed, or null
 * @throws Error if a file ran no test
 */
export function tryMutant(copy: ProjectCopy, mutant: Mutant): Promise<TestResult | null> {
  return copy.with(mutant, async () => {
    for (const file of mutant.tests) {
      const report = join(copy.folder, 'report.json');
      rmSync(report, { force: true });
      const { output } = await runCommand(commandOf(copy.folder, file, report, mutant.named));
      const { tests } = readReport(report);
      // A test file that fails to load proves nothing.
      const ran = tests.filter(({ name, status }) => name !== 'loads' && status !== 'skipped');
      if (ran.length === 0) throw new Error(output);
      const failed = ran.find(({ status }) => status === 'failed');
      if (failed) return failed;
    }
    return null;
  });
}

function commandOf(folder: string, file: string, report: string, named?: string): Command {
  const suite = suiteOf(file);
  if (suite === 'browser') {
    const playwright = join(folder, 'node_modules/@playwright/test/cli.js');
    const config = ['--config', 'e2e/playwright.config.ts', '--reporter=json', '--no-deps'];
    const options = [...config, '--max-failures=1', ...(named ? ['--grep', named] : [])];
    return {
      command: [process.execPath, playwright, 'test', file, ...options],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      folder,
    };
  }
  const { command } = vitest(configs[suite], report, [join(folder, file)]);
  const options = [...(named ? ['--testNamePattern', named] : []), '--bail=1'];
  return { command: [...command, ...options], folder };
}
