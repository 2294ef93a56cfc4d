import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A test that ran, or was skipped. */
export type TestResult = {
  /** Path in the project. */
  file: string;
  name: string;
  seconds: number;
  status: 'passed' | 'failed' | 'skipped';
};

/** Counts of a test runner. */
export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  tests: TestResult[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
};

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    /** Path in e2e. */
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: Suite[];
};

function testsOf({ title, suites = [], specs = [] }: Suite): Report['tests'] {
  return [
    ...specs.map((spec) => ({
      file: `e2e/${spec.file}`,
      name: `${title} › ${spec.title}`,
      status: statusOf(spec.tests.map(({ status }) => status)),
      seconds: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(secondsOf))),
    })),
    ...suites.flatMap(testsOf),
  ];
}

/** Returns the status of a test in one or more projects. */
function statusOf(statuses: string[]): TestResult['status'] {
  if (statuses.includes('unexpected')) return 'failed';
  return statuses.some((status) => status !== 'skipped') ? 'passed' : 'skipped';
}

const secondsOf = ({ duration }: { duration?: number | null }) => (duration ?? 0) / 1000;

function fromPlaywright({ stats, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  };
}

function fromVitest(report: VitestReport): Report {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name: path, status, assertionResults }) => {
      const file = relative(root, path).replaceAll('\\', '/');
      // A file that cannot be loaded has no tests, and counts as failed.
      if (status === 'failed' && assertionResults.length === 0)
        return [{ file, name: 'loads', seconds: 0, status }];
      return assertionResults.map((test) => ({
        file,
        name: test.fullName,
        seconds: secondsOf(test),
        status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      }));
    }),
  };
}

/** Reads the JSON report of Vitest or Playwright; returns one failure if the runner wrote none. */
export function readReport(file: string): Report {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  }
}

const REASON = / \(skipped: ([^)]+)\)/;

/** Returns a line for each skipped test, grouped by the reason in its name. */
export function skippedLines(tests: TestResult[]): string[] {
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const reasonOf = ({ name }: TestResult) => REASON.exec(name)?.[1] ?? 'no reason given';
  return [...Map.groupBy(skipped, reasonOf)].flatMap(([reason, group]) => [
    `Skipped: ${reason}`,
    ...group.map(({ file, name }) => `  ${file}: ${name.replace(REASON, '')}`),
  ]);
}
