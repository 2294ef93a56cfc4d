import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLogged } from '../proof/logged.ts';
import { projectFolder } from '../support/next-server.ts';
import type { Candidate } from './candidates.ts';

/** Stages of a trial, in their order. */
export const STAGES = ['install', 'types', 'unit', 'build', 'browser', 'plain'] as const;

type Stage = (typeof STAGES)[number];

/** Result of a stage: how many tests passed (none for a stage without tests), and the failures. */
export type Outcome = { passed?: number; failures: string[] };

/** Results of a candidate. A stage that could not run has none. */
export type Trial = { candidate: Candidate; outcomes: Partial<Record<Stage, Outcome>> };

/** Tests of Next internals that we use, of caching and of the actions behind forms. */
const UNIT_TESTS = ['lib/core/next-internals.test.ts', 'lib/core/cache', 'lib/core/actions'];

/** Browser tests that must also pass with NEXT_PLAIN: pages, forms and sign-in (.github/next-internals.md). */
const PLAIN_SPECS = ['site/home', 'people/sign-in', 'bookings/booking'].map(specFile);

/** In addition: stored pages and their scripts, freshness, an outage, and a form with a file. */
const SPECS = [
  ...PLAIN_SPECS,
  ...['site/headers', 'site/scripts', 'site/outage', 'content/freshness', 'careers/careers'].map(
    specFile,
  ),
];

function specFile(spec: string): string {
  return `e2e/${spec}.spec.ts`;
}

/** Returns the line of a failed command's output that most likely states the reason; for npm, the conflict. */
export function reasonOf(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^npm error/, '').trim());
  const conflict = lines.indexOf('Could not resolve dependency:');
  const reason =
    conflict >= 0
      ? lines[conflict + 1]
      : (lines.find((line) => /\b(error|failed|cannot)\b/i.test(line)) ?? lines.findLast(Boolean));
  return reason?.slice(0, 200) ?? 'it wrote nothing';
}

/** Copies the last commit to a folder. */
async function copyTo(folder: string): Promise<void> {
  const command = ['git', 'clone', '--quiet', '--no-hardlinks', projectFolder, folder];
  const { status } = await runLogged('clone', { command });
  if (status !== 0) throw new Error('The last commit could not be copied');
}

/** Installs a candidate in a copy, if necessary despite the peer dependencies of its packages. */
async function installIn(folder: string, { changes, isWithoutLock }: Candidate) {
  if (isWithoutLock) rmSync(join(folder, 'package-lock.json'));
  const packages = changes.map(({ name, to }) => `${name}@${to}`);
  const options = ['--prefix', folder, '--no-audit', '--no-fund'];
  const install = (...more: string[]) =>
    runLogged('install', { command: ['npm', 'install', ...options, ...more, ...packages] });
  const first = await install();
  if (first.status === 0) return { isInstalled: true, failures: [] };
  const second = await install('--force');
  return { isInstalled: second.status === 0, failures: [reasonOf(first.output)] };
}

/** Commands of the copy: each runs in its folder, with its packages. */
async function openCopy(folder: string) {
  const [commands, reports, logged]: [
    typeof import('../../e2e/support/test-commands.ts'),
    typeof import('../../e2e/support/test-reports.ts'),
    typeof import('../proof/logged.ts'),
  ] = await Promise.all([
    import(join(folder, 'e2e/support/test-commands.ts')),
    import(join(folder, 'e2e/support/test-reports.ts')),
    import(join(folder, 'bench/proof/logged.ts')),
  ]);
  const { freshBuild, installed, playwright, siteEnvironment, vitest } = commands;
  type Command = import('../../e2e/support/test-commands.ts').Command;

  /** Runs commands until one fails. */
  async function runAll(name: string, ...all: Command[]): Promise<Outcome> {
    for (const command of all) {
      const { status, output } = await logged.runLogged(name, command);
      if (status !== 0) return { failures: [reasonOf(output)] };
    }
    return { failures: [] };
  }

  /** Runs tests and reads their report. */
  async function runTests(name: string, commandFor: (report: string) => Command) {
    const report = join(folder, `.${name}-report.json`);
    const { status, output } = await logged.runLogged(name, commandFor(report));
    const { passed, tests } = reports.readReport(report);
    const failures = tests
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.file}: ${test.name}`);
    if (status !== 0 && failures.length === 0) failures.push(reasonOf(output));
    return { passed, failures };
  }

  const withEnv = (command: Command, env: Record<string, string>): Command => ({
    ...command,
    env: { ...command.env, ...env },
  });
  const browserTests = (name: string, specs: string[], env: Record<string, string> = {}) =>
    runTests(name, (report) => withEnv(playwright(report, '--no-deps', ...specs), env));
  const build = (name: string, env: Record<string, string> = {}) =>
    runAll(name, withEnv(freshBuild.data, env), withEnv(freshBuild.build, env));

  return {
    types: () =>
      runAll(
        'types',
        { command: [...installed('next'), 'typegen'], env: siteEnvironment },
        { command: [...installed('typescript', 'tsc'), '--noEmit'] },
      ),
    unit: () => runTests('unit', (report) => vitest('lib/vitest.config.ts', report, UNIT_TESTS)),
    build: () => build('build'),
    browser: () => browserTests('browser', SPECS),
    plain: async () => {
      const env = { NEXT_PLAIN: '1' };
      const built = await build('plain', env);
      return built.failures.length > 0 ? built : browserTests('plain', PLAIN_SPECS, env);
    },
  };
}

/**
 * Installs a candidate in a copy, builds it and runs tests there. Stages that do not depend on a failed one still
 * run.
 */
export async function tryCandidate(candidate: Candidate): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-upgrade-'));
  const outcomes: Trial['outcomes'] = {};
  try {
    await copyTo(folder);
    const { isInstalled, failures } = await installIn(folder, candidate);
    outcomes.install = { failures };
    if (!isInstalled) return { candidate, outcomes };
    const copy = await openCopy(folder);
    outcomes.types = await copy.types();
    outcomes.unit = await copy.unit();
    outcomes.build = await copy.build();
    if (outcomes.build.failures.length === 0) outcomes.browser = await copy.browser();
    outcomes.plain = await copy.plain();
    return { candidate, outcomes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
