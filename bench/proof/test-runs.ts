import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, freshBuild, playwright, vitest } from '../../e2e/support/test-commands.ts';
import { readReport, type TestResult } from '../../e2e/support/test-reports.ts';
import { projectFolder } from '../support/next-server.ts';
import type { Finding } from './claim.ts';
import { runLogged } from './logged.ts';

/** The tests of a file: all, or those whose name matches. */
export type Selection = { file: string; name?: RegExp };

/** Vitest configuration of each suite. */
export const configs = {
  unit: 'lib/vitest.config.ts',
  database: 'supabase/tests/vitest.config.ts',
  actions: 'supabase/tests/site/vitest.config.ts',
} as const;

type Suite = keyof typeof configs | 'browser';
type Run = {
  tests: TestResult[];
  /** Output of each runner that had tests to run. */
  outputs: string[];
};

/** Returns the suite that runs a test file. */
export function suiteOf(file: string): Suite {
  if (file.startsWith('e2e/')) return 'browser';
  if (file.endsWith('.stack.test.ts')) return 'actions';
  const isDatabase = file.startsWith('supabase/tests/') || file.endsWith('.heavy.test.ts');
  return isDatabase ? 'database' : 'unit';
}

const isIn = ({ file, name }: Selection, test: TestResult) =>
  test.file === file && (!name || name.test(test.name));

/** Returns the finding: whether all selected tests passed. */
export function findingOf(tests: TestResult[], selections: Selection[]): Finding {
  const selected = tests.filter((test) => selections.some((one) => isIn(one, test)));
  const withStatus = (status: TestResult['status']) =>
    selected.filter((test) => test.status === status);
  const [passed, failed] = [withStatus('passed'), withStatus('failed')];
  const skipped = withStatus('skipped').length;
  const absent = selections.filter((one) => !passed.some((test) => isIn(one, test)));
  const said = [
    `${passed.length} tests passed`,
    failed[0] && `${failed.length} failed, such as "${failed[0].name}"`,
    skipped > 0 && `${skipped} skipped`,
    absent[0] && `none of ${absent[0].file}`,
  ];
  return {
    figure: said.filter(Boolean).join('; '),
    held: failed.length === 0 && absent.length === 0,
    seen: passed.length,
  };
}

const planned: Selection[] = [];
const runs = new Map<Suite, Promise<Run>>();

/**
 * Includes these tests in the run of their suite.
 * @throws if one of their files does not exist
 */
export function planTests(selections: Selection[]): void {
  const missing = selections.filter(({ file }) => !existsSync(join(projectFolder, file)));
  if (missing.length > 0) throw new Error(`No tests at ${missing.map(({ file }) => file).join()}`);
  planned.push(...selections);
}

const plannedOf = (suite: Suite) => planned.filter(({ file }) => suiteOf(file) === suite);

/** Runs the planned tests of a suite once, and returns the same run afterwards. */
function runOf(suite: Suite): Promise<Run> {
  const run = runs.get(suite) ?? (suite === 'browser' ? runBrowser() : runVitest(suite));
  runs.set(suite, run);
  return run;
}

/** Returns the results of the suites that these tests belong to. */
export async function resultsOf(selections: Selection[]): Promise<TestResult[]> {
  const tests: TestResult[] = [];
  for (const suite of new Set(selections.map(({ file }) => suiteOf(file)))) {
    tests.push(...(await runOf(suite)).tests);
  }
  return tests;
}

/** Returns the output of each run of browser tests, including the log of its site. */
export const browserOutputs = async () => (await runOf('browser')).outputs;

async function runVitest(suite: keyof typeof configs): Promise<Run> {
  const files = new Set(plannedOf(suite).map(({ file }) => join(projectFolder, file)));
  return reported(suite, (report) => vitest(configs[suite], report, [...files]));
}

/** Tests that change shared data run after all others, so the two projects run one after the other. */
async function runBrowser(): Promise<Run> {
  for (const [name, command] of Object.entries(freshBuild)) {
    const { status } = await runLogged(name, command);
    if (status !== 0) throw new Error(`the site under test could not be made: ${name}`);
  }
  const parameters = [
    '--no-deps',
    '--pass-with-no-tests',
    '--grep',
    titlesOf(plannedOf('browser')),
  ];
  const parts: Run[] = [];
  for (const project of ['together', 'alone']) {
    parts.push(
      await reported(project, (report) =>
        playwright(report, `--project=${project}`, ...parameters),
      ),
    );
  }
  return {
    tests: parts.flatMap(({ tests }) => tests),
    outputs: parts.flatMap(({ outputs }) => outputs),
  };
}

/** Returns a pattern for complete titles, which start with project and file. */
function titlesOf(selections: Selection[]): string {
  return selections
    .map(({ file, name }) => {
      const path = file.replace(/^e2e\//, '').replaceAll('.', '\\.');
      return name ? `${path} .*(${name.source})` : `${path} `;
    })
    .join('|');
}

async function reported(name: string, commandFor: (report: string) => Command): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-report-'));
  try {
    const report = join(folder, name);
    const { output } = await runLogged(name, commandFor(report));
    const { tests } = readReport(report);
    return { tests, outputs: tests.length > 0 ? [output] : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
