import { plantedSecrets } from '../../e2e/support/planted-secrets.ts';
import { leaksOf, MARK } from '../../e2e/support/server-log.ts';
import type { TestResult } from '../../e2e/support/test-reports.ts';
import type { Mutant } from '../mutants/list.ts';
import { tryMutant } from '../mutants/try-mutant.ts';
import { copyProject } from '../support/project-copy.ts';
import type { Claim, Finding } from './claim.ts';
import { testFaults } from './test-faults.ts';
import { browserOutputs, findingOf, planTests, resultsOf, type Selection } from './test-runs.ts';

/** A claim proven by tests of the project, if there are at least this many. */
type TestClaim = {
  name: keyof typeof testFaults;
  claim: string;
  least: number;
  tests: (string | Selection)[];
  /** Adds to the finding from the tests. */
  further?(found: Finding, tests: TestResult[]): Finding | Promise<Finding>;
};

function provenBy({ name, claim, least, tests, further }: TestClaim): Claim {
  const selections = tests.map((one) => (typeof one === 'string' ? { file: one } : one));
  const mutant = testFaults[name];
  return {
    name,
    claim,
    bar: 'all pass',
    least: { count: least, of: 'tests' },
    sabotage: [{ fault: `broken: ${mutant.rule}`, run: () => findingWith(mutant) }],
    plan: () => planTests(selections),
    run: async () => {
      const results = await resultsOf(selections);
      const found = findingOf(results, selections);
      return further ? further(found, results) : found;
    },
  };
}

/** Returns what the tests of a mutant find. */
async function findingWith(mutant: Mutant): Promise<Finding> {
  const copy = copyProject();
  try {
    const failed = await tryMutant(copy, mutant);
    const figure = failed ? `failed: "${failed.name}"` : `${mutant.tests.join()} passed`;
    return { figure, held: failed === null, seen: Number.POSITIVE_INFINITY };
  } finally {
    copy.remove();
  }
}

/** Adds the number of inputs from the test titles. */
function withInputs({ figure, ...found }: Finding, tests: TestResult[]): Finding {
  const inputs = tests
    .filter(({ status }) => status === 'passed')
    .reduce((sum, { name }) => sum + Number(/ (\d+) bad inputs/.exec(name)?.[1] ?? 0), 0);
  return { ...found, figure: `${figure}, ${inputs} inputs` };
}

/** Adds leaks in the log that the site under test wrote during the browser tests, including the planted ones. */
async function withServerLog({ figure, held, seen }: Finding): Promise<Finding> {
  const planted = Object.values(plantedSecrets);
  const outputs = await browserOutputs();
  const lines = outputs.flatMap((output) =>
    leaksOf([output, ...planted.map((line) => MARK + line)].join('\n')),
  );
  const found = planted.filter((secret) => lines.some((line) => line.endsWith(secret)));
  const leaks = lines.filter((line) => !planted.some((secret) => line.endsWith(secret)));
  return {
    figure: `${figure}; ${leaks.length} lines of the site's log with a secret, ${found.length} of ${planted.length} planted ones found`,
    held: held && leaks.length === 0 && found.length === planted.length,
    seen,
  };
}

const WITHOUT_JAVASCRIPT = /without JavaScript/;

const proven: TestClaim[] = [
  {
    name: 'access-matrix',
    claim:
      'every role reads and writes at the Data API what the matrix of tables and functions says',
    least: 890,
    tests: ['supabase/tests/access-matrix.test.ts'],
  },
  {
    name: 'attacks',
    claim: 'joins, guesses, tampered rows and the Auth API itself give nobody more than their role',
    least: 220,
    tests: [
      'supabase/tests/attacks.test.ts',
      'supabase/tests/people-auth-api.test.ts',
      { file: 'lib/bookings/actions.stack.test.ts', name: /a forged link changes nothing/ },
    ],
  },
  {
    name: 'guards',
    claim: 'every screen, endpoint and action answers only those that it is for',
    least: 170,
    tests: [
      'lib/core/auth/gate.test.ts',
      'lib/core/auth/guard.stack.test.ts',
      'lib/core/auth/roles.test.ts',
      'lib/core/auth/screens.test.ts',
      'lib/core/actions/routes.test.ts',
      'e2e/people/access.spec.ts',
    ],
  },
  {
    name: 'bad-input',
    claim:
      'the actions of visitors’ forms answer generated inputs with an error of their own and write nothing',
    least: 26,
    tests: [
      'app/bad-input.stack.test.ts',
      'e2e/site/bad-input.spec.ts',
      { file: 'lib/bookings/move/actions.test.ts', name: /any other input/ },
      { file: 'lib/tasks/move/actions.stack.test.ts', name: /any other input/ },
      { file: 'lib/people/sign-in/actions.test.ts', name: /any other input/ },
    ],
    further: withInputs,
  },
  {
    name: 'origin',
    claim: 'forms and actions that another site sends do nothing',
    least: 10,
    tests: [
      'lib/core/actions/origin.test.ts',
      { file: 'lib/core/actions/client.test.ts', name: /another site/ },
      { file: 'lib/core/security/refuse-request.test.ts', name: /^a form/ },
      { file: 'lib/people/sign-in/actions.test.ts', name: /another site/ },
    ],
  },
  {
    name: 'redirects',
    claim: 'no parameter leads a person to another site, nor a webhook elsewhere',
    least: 35,
    tests: [
      { file: 'lib/core/auth/roles.test.ts', name: /^destinationAfterSignIn/ },
      { file: 'e2e/people/sign-in.spec.ts', name: /never redirects to a page of another site/ },
      { file: 'lib/outbox/webhook-transport.test.ts', name: /follows no redirect/ },
    ],
  },
  {
    name: 'xss',
    claim: '100 XSS strings in every text that a page or a staff screen shows run nowhere',
    least: 110,
    tests: [
      'components/text/markdown.test.ts',
      'e2e/content/hostile-content.spec.ts',
      { file: 'e2e/site/headers.spec.ts', name: /a script injected into the page/ },
    ],
  },
  {
    name: 'headers',
    claim:
      'every kind of response has its policy, cache and security headers, and its pages run under them',
    least: 25,
    tests: ['e2e/site/headers.spec.ts', 'lib/core/security/csp.test.ts'],
  },
  {
    name: 'session-end',
    claim:
      'a session ends after 30 idle minutes and 12 hours, in every tab, in the database and at the Auth API',
    least: 38,
    tests: [
      'lib/core/auth/inactivity.test.ts',
      'supabase/tests/people-sessions.test.ts',
      { file: 'supabase/tests/people-auth-api.test.ts', name: /^a refresh token|idle for 45/ },
      'e2e/people/idle.spec.ts',
    ],
  },
  {
    name: 'sign-in',
    claim:
      'guessing passwords meets limits that lock nobody else out; a known and an unknown email answer alike',
    least: 50,
    tests: [
      'lib/people/sign-in/sign-in-limits.test.ts',
      'lib/people/sign-in/actions.test.ts',
      'lib/people/sign-in/actions.stack.test.ts',
      { file: 'supabase/tests/people-auth-api.test.ts', name: /^guessing/ },
      'supabase/tests/rate-limits.test.ts',
    ],
  },
  {
    name: 'second-factor',
    claim: 'without the second factor a session sees nothing; each code counts once',
    least: 55,
    tests: [
      'lib/people/two-step/codes.test.ts',
      'lib/people/two-step/typed-code.test.ts',
      'lib/people/two-step/actions.stack.test.ts',
      'supabase/tests/people-two-step.test.ts',
      'e2e/people/two-step.spec.ts',
    ],
  },
  {
    name: 'clock-changes',
    claim:
      'form, mail, calendar file, link, webhook and staff calendar name one moment, across zones and changes of the clock',
    least: 270,
    tests: [
      'lib/clock-changes.heavy.test.ts',
      'lib/core/time/wall-clock.test.ts',
      'lib/core/time/business-time.test.ts',
      'lib/core/time/visitor-time.test.ts',
      'lib/core/time/clock.test.ts',
      'lib/bookings/availability/slots.test.ts',
      'lib/bookings/google-calendar-link.test.ts',
      'lib/bookings/stored-start.test.ts',
      'lib/bookings/mail.test.ts',
      'lib/webinars/changes/mail.test.ts',
      'lib/webinars/registrations/mail.test.ts',
      'lib/calendar/periods.test.ts',
      'lib/calendar/calendar-events.test.ts',
      'lib/calendar/feed/rules.test.ts',
      { file: 'supabase/tests/calendar.test.ts', name: /both halves of the year/ },
      { file: 'e2e/bookings/booking.spec.ts', name: /far from New York/ },
      { file: 'e2e/webinars/webinars.spec.ts', name: /in Tokyo/ },
    ],
  },
  {
    name: 'live',
    claim: 'calendar and lists stay right when live changes are lost, doubled, late or cut off',
    least: 80,
    tests: [
      'lib/calendar/live-changes.test.ts',
      'components/calendar/deferred-changes.test.ts',
      'components/calendar/period-loader.test.ts',
      'components/records/own-changes.test.ts',
      'lib/core/supabase/table-watch.test.ts',
      'lib/core/supabase/realtime-token.test.ts',
      'supabase/tests/realtime.test.ts',
      {
        file: 'e2e/calendar/calendar.spec.ts',
        name: /sees a booking appear|without a live channel/,
      },
      { file: 'e2e/bookings/bookings.spec.ts', name: /sees bookings appear/ },
    ],
  },
  {
    name: 'erasure',
    claim:
      'a person with a record of every kind in every state is, once erased, deleted or expired, in no column, file or log, gets no mail, and no figure of the firm changes',
    least: 35,
    tests: [
      { file: 'supabase/tests/privacy.test.ts', name: /^erasing|^the audit log/ },
      'supabase/tests/privacy-traces.test.ts',
      'supabase/tests/privacy-figures.test.ts',
      'supabase/tests/privacy-limits.test.ts',
      { file: 'lib/privacy/actions.stack.test.ts', name: /^erasing/ },
      { file: 'e2e/privacy/privacy.spec.ts', name: /erases them/ },
    ],
  },
  {
    name: 'no-javascript',
    claim: 'every form of a visitor and signing in work without JavaScript',
    least: 12,
    tests: [
      'academy/academy',
      'blog/blog',
      'bookings/booking',
      'careers/careers',
      'people/sign-in',
      'people/two-step',
      'services/services',
      'webinars/webinars',
    ].map((spec) => ({ file: `e2e/${spec}.spec.ts`, name: WITHOUT_JAVASCRIPT })),
  },
  {
    name: 'outage',
    claim: 'without the database stored pages are served and forms keep what was typed',
    least: 9,
    tests: ['e2e/site/outage.spec.ts'],
  },
  {
    name: 'log-secrets',
    claim: 'no log contains an email, a token, a key or a password',
    least: 30,
    tests: [
      'lib/core/log.test.ts',
      'lib/core/secret-patterns.test.ts',
      'lib/core/requests/report.test.ts',
      'lib/core/requests/tracing.test.ts',
      'e2e/site/operations.spec.ts',
    ],
    further: withServerLog,
  },
  {
    name: 'bundle-secrets',
    claim: 'no file that a browser can load contains a secret, or reads one',
    least: 1,
    tests: [{ file: 'e2e/site/scripts.spec.ts', name: /contains a secret/ }],
  },
];

export const testClaims = proven.map(provenBy);
