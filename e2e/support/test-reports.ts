import { readFileSync } from 'node:fs';

/** Counts of a test runner. A flaky test passed at its second run only. */
export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
  tests: { name: string; seconds: number }[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
};

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: Suite[];
};

function testsOf({ title, suites = [], specs = [] }: Suite): Report['tests'] {
  return [
    ...specs.map((spec) => ({
      name: `${title} › ${spec.title}`,
      seconds: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(secondsOf))),
    })),
    ...suites.flatMap(testsOf),
  ];
}

const secondsOf = ({ duration }: { duration?: number | null }) => (duration ?? 0) / 1000;

function fromPlaywright({ stats, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    tests: suites.flatMap(testsOf),
  };
}

function fromVitest(report: VitestReport): Report {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: 0,
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map((test) => ({ name: test.fullName, seconds: secondsOf(test) })),
    ),
  };
}

/** Reads the JSON report of Vitest or Playwright; one failure if the runner wrote none. */
export function readReport(file: string): Report {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, flaky: 0, tests: [] };
  }
}
