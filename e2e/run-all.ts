import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './support/find-chromium.ts';
import { testEnvironment } from './support/test-environment.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'tech-link-tests-'));

type Step = { name: string; command: string[]; env?: Record<string, string>; report?: string };

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const vitest = (name: string, config: string): Step => ({
  name,
  command: [
    bin('vitest'),
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

const steps: Step[] = [
  { name: 'Biome', command: [bin('biome'), 'check', '.'] },
  { name: 'types of routes', command: [bin('next'), 'typegen'], env: site },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  vitest('unit tests', 'lib/vitest.config.ts'),
  script('database types', 'supabase/local/commands/types.ts', '--check'),
  vitest('database tests', 'supabase/tests/vitest.config.ts'),
  script('fresh data', 'supabase/local/commands/reset.ts'),
  script('production build', 'supabase/local/commands/demo.ts', '--build-only'),
  {
    name: 'browser tests',
    command: [
      bin('playwright'),
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
  },
];

type Counts = { passed: number; failed: number; skipped: number; flaky: number };

/** Counts of a Vitest or Playwright JSON report; nothing was counted if the runner wrote none. */
function countsOf(report: string): Counts {
  try {
    const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return stats
      ? {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          skipped: stats.skipped,
          flaky: stats.flaky,
        }
      : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: 0 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  }
}

const startedAt = Date.now();
const total: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
let broken: string | null = null;

ensureChromium();
for (const { name, command, env, report } of steps) {
  console.log(`\n== ${name}`);
  const [file = '', ...parameters] = command;
  const { status } = spawnSync(file, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (report) {
    const counts = countsOf(report);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    total.flaky += counts.flaky;
  }
  if (status !== 0) {
    broken = name;
    total.failed = Math.max(total.failed, 1);
    break;
  }
}
rmSync(reports, { recursive: true, force: true });

const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(
  broken ? `\nStopped at: ${broken} (${minutes} min)` : `\nEverything passed (${minutes} min)`,
);
if (total.flaky) console.log(`${total.flaky} flaky: passed at the second run only`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = broken ? 1 : 0;
