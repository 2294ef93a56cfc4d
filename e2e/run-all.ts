import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageCommand } from '../supabase/local/package-command.ts';
import { ensureChromium } from './support/find-chromium.ts';
import { leaksOf } from './support/server-log.ts';
import { testEnvironment } from './support/test-environment.ts';
import { type Report, readReport } from './support/test-reports.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'tech-link-tests-'));
const SLOWEST = 20;

type Step = { name: string; command: string[]; env?: Record<string, string>; report?: string };

const bin = (name: string, command = name) => [process.execPath, packageCommand(name, command)];
const vitest = (name: string, config: string): Step => ({
  name,
  command: [
    ...bin('vitest'),
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, name)}`,
  ],
  report: join(reports, name),
});
const site = { ...testEnvironment, SUPABASE_DATA_DIR: 'supabase/.data-e2e' };
const script = (name: string, file: string, ...parameters: string[]): Step => ({
  name,
  command: [process.execPath, join(root, file), ...parameters],
  env: site,
});

// A build replaces the types of the routes, so they are checked before it starts.
const types: Step[] = [
  { name: 'types of routes', command: [...bin('next'), 'typegen'], env: site },
  { name: 'types', command: [...bin('typescript', 'tsc'), '--noEmit'] },
];

const checks: Step[] = [
  { name: 'Biome', command: [...bin('@biomejs/biome', 'biome'), 'check', '.'] },
  vitest('unit tests', 'lib/vitest.config.ts'),
  script('database types', 'supabase/local/commands/types.ts', '--check'),
  vitest('action tests', 'supabase/tests/site/vitest.config.ts'),
  vitest('database tests', 'supabase/tests/vitest.config.ts'),
];

const build: Step[] = [
  script('fresh data', 'supabase/local/commands/reset.ts'),
  script('production build', 'supabase/local/commands/demo.ts', '--build-only'),
];

const browser: Step = {
  name: 'browser tests',
  command: [
    ...bin('@playwright/test', 'playwright'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ],
  env: {
    E2E_DATA_IS_FRESH: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser tests'),
  },
  report: join(reports, 'browser tests'),
};

const finished: Report[] = [];
const broken: string[] = [];

/** Runs a step and prints what it wrote, at once where it runs alone and at its end where another runs beside it. */
async function runStep({ name, command, env, report }: Step, isAlone: boolean): Promise<boolean> {
  const startedAt = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  const [file = '', ...parameters] = command;
  const child = spawn(file, parameters, {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      written.push(part);
      if (isAlone) process.stdout.write(part);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (!isAlone) console.log(`\n== ${name}\n${Buffer.concat(written)}`);
  console.log(`-- ${name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  if (report) finished.push(readReport(report));
  const leaks = isAlone ? leaksOf(`${Buffer.concat(written)}`) : [];
  if (leaks.length > 0) console.log(`\nThe site's log contains:\n${leaks.join('\n')}`);
  if (status !== 0) broken.push(name);
  else if (leaks.length > 0) broken.push('secrets in the log');
  return status === 0 && leaks.length === 0;
}

/** Runs steps one after the other, as long as each succeeds. */
async function runInTurn(steps: Step[]): Promise<boolean> {
  for (const step of steps) {
    if (!(await runStep(step, false))) return false;
  }
  return true;
}

/** `checks` or `browser` runs only that part; without it everything runs. */
const part = process.argv[2];
const startedAt = Date.now();
if (part !== 'checks') ensureChromium();
if (await runInTurn(types)) {
  await Promise.all([
    part === 'checks' || runInTurn(build),
    part === 'browser' || runInTurn(checks),
  ]);
}
if (part !== 'checks' && broken.length === 0) await runStep(browser, true);
rmSync(reports, { recursive: true, force: true });

const total = (count: (report: Report) => number) =>
  finished.reduce((sum, report) => sum + count(report), 0);
const slowest = finished
  .flatMap(({ tests }) => tests)
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, SLOWEST);
console.log(`\nThe ${slowest.length} slowest tests:`);
for (const { name, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);

const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const failed = Math.max(
  total((report) => report.failed),
  broken.length,
);
const skipped = total((report) => report.skipped);
const flaky = total((report) => report.flaky);
console.log(
  broken.length > 0
    ? `\nStopped at: ${broken.join(', ')} (${minutes} min)`
    : `\nEverything passed (${minutes} min)`,
);
if (flaky) console.log(`${flaky} flaky: passed at the second run only`);
console.log(
  `${total((report) => report.passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
