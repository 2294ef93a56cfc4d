import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './support/find-chromium.ts';
import { leaksOf } from './support/server-log.ts';
import {
  type Command,
  freshBuild,
  installed,
  playwright,
  runCommand,
  script,
  siteEnvironment,
  vitest,
} from './support/test-commands.ts';
import { type Report, readReport, skippedLines } from './support/test-reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'tech-link-tests-'));
const SLOWEST = 20;

type Step = Command & { name: string; report?: string };

const reported = (name: string, command: (report: string) => Command): Step => {
  const report = join(reports, name);
  return { name, ...command(report), report };
};

// A build replaces the types of the routes, so type checking runs before it starts.
const types: Step[] = [
  { name: 'types of routes', command: [...installed('next'), 'typegen'], env: siteEnvironment },
  { name: 'types', command: [...installed('typescript', 'tsc'), '--noEmit'] },
];

const lint: Step = {
  name: 'Biome',
  command: [...installed('@biomejs/biome', 'biome'), 'check', '.'],
};

const fastChecks: Step[] = [
  reported('unit tests', (report) => vitest('lib/vitest.config.ts', report)),
];

const checks: Step[] = [
  ...fastChecks,
  { name: 'database types', ...script('supabase/local/commands/types.ts', '--check') },
  reported('action tests', (report) => vitest('supabase/tests/site/vitest.config.ts', report)),
  reported('database tests', (report) => vitest('supabase/tests/vitest.config.ts', report)),
];

const build: Step[] = [
  { name: 'fresh data', ...freshBuild.data },
  { name: 'production build', ...freshBuild.build },
];

const browser = reported('browser tests', playwright);

const finished: Report[] = [];
const broken: string[] = [];

/** Runs a step and prints its output: immediately if it runs alone, at the end if another runs in parallel. */
async function runStep(step: Step, isAlone: boolean): Promise<boolean> {
  const { name, report } = step;
  const startedAt = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  const { status, output } = await runCommand(step, (part) => {
    if (isAlone) process.stdout.write(part);
  });
  if (!isAlone) console.log(`\n== ${name}\n${output}`);
  console.log(`-- ${name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  if (report) finished.push(readReport(report));
  const leaks = isAlone ? leaksOf(output) : [];
  if (leaks.length > 0) console.log(`\nThe site's log contains:\n${leaks.join('\n')}`);
  if (status !== 0) broken.push(name);
  else if (leaks.length > 0) broken.push('secrets in the log');
  return status === 0 && leaks.length === 0;
}

/** Runs steps one after the other until one fails. */
async function runInTurn(steps: Step[]): Promise<boolean> {
  for (const step of steps) {
    if (!(await runStep(step, false))) return false;
  }
  return true;
}

/**
 * Steps of each argument: `fast` is `npm run check`, `checks` and `browser` are the halves of `npm test`, and `night`
 * is all of it with the tests that are left to the night.
 */
const parts: Record<string, { checks: Step[]; inBrowser: boolean }> = {
  all: { checks, inBrowser: true },
  fast: { checks: fastChecks, inBrowser: false },
  checks: { checks, inBrowser: false },
  browser: { checks: [], inBrowser: true },
  night: { checks, inBrowser: true },
};
const chosen = process.argv[2] ?? 'all';
const part = parts[chosen];
if (!part) throw new Error(`${chosen} is none of ${Object.keys(parts).join(', ')}`);
process.env.NIGHT = chosen === 'night' ? '1' : '';
const startedAt = Date.now();
if (part.inBrowser) ensureChromium();
const isSound = await Promise.all([
  runInTurn(types),
  part.checks.length === 0 || runStep(lint, false),
]);
if (isSound.every(Boolean)) {
  await Promise.all([part.inBrowser && runInTurn(build), runInTurn(part.checks)]);
}
if (part.inBrowser && broken.length === 0) await runStep(browser, true);
rmSync(reports, { recursive: true, force: true });

const total = (count: (report: Report) => number) =>
  finished.reduce((sum, report) => sum + count(report), 0);
const tests = finished.flatMap((report) => report.tests);
const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
console.log(`\nThe ${slowest.length} slowest tests:`);
for (const { name, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);

const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const failed = Math.max(
  total((report) => report.failed),
  broken.length,
);
const skipped = total((report) => report.skipped);
console.log(
  broken.length > 0
    ? `\nStopped at: ${broken.join(', ')} (${minutes} min)`
    : `\nEverything passed (${minutes} min)`,
);
for (const line of skippedLines(tests)) console.log(line);
console.log(
  `${total((report) => report.passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
