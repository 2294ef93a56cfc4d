import type { Change } from '../support/project-copy.ts';

/** A rule broken on purpose, with the tests that must detect it. */
export type Mutant = Change & {
  rule: string;
  /** The nearest tests. */
  tests: string[];
  /** Pattern of the tests to run, for a file with many. */
  named?: string;
};

const time: Mutant[] = [
  {
    rule: 'a staff session ends after half an hour of inactivity',
    file: 'lib/core/auth/inactivity.ts',
    find: 'if (left <= 0) return',
    replace: 'if (left < 0) return',
    tests: ['lib/core/auth/inactivity.test.ts'],
  },
  {
    rule: 'a warning precedes the end of a session by a minute',
    file: 'lib/core/auth/inactivity.ts',
    find: 'if (left > WARNING_MS)',
    replace: 'if (left >= WARNING_MS)',
    tests: ['lib/core/auth/inactivity.test.ts'],
  },
  {
    rule: 'a day ends where the next begins',
    file: 'lib/core/time/wall-clock.ts',
    find: 'startOfDay(dayPlus(day, 1))',
    replace: 'startOfDay(dayPlus(day, 0))',
    tests: ['lib/core/time/wall-clock.test.ts', 'lib/core/time/days.test.ts'],
  },
  {
    rule: 'the 30th of February is no day',
    file: 'lib/core/time/wall-clock.ts',
    find: '!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)',
    replace: '!Number.isNaN(date.getTime())',
    tests: ['lib/core/time/wall-clock.test.ts', 'lib/core/time/days.test.ts'],
  },
  {
    rule: 'a completed task is never overdue',
    file: 'lib/tasks/overdue.ts',
    find: "task.status !== 'completed' && ",
    replace: '',
    tests: ['lib/tasks/overdue.test.ts'],
  },
  {
    rule: 'a notification snoozed on a Monday returns a week later',
    file: 'lib/dashboard/inbox/rules.ts',
    find: '% 7 || 7',
    replace: '% 7',
    tests: ['lib/dashboard/inbox/rules.test.ts'],
  },
  {
    rule: 'a webinar that begins early is open from then on',
    file: 'lib/webinars/rules.ts',
    find: 'return begun < usual ? begun : usual;',
    replace: 'return usual;',
    tests: ['lib/webinars/rules.test.ts'],
  },
  {
    rule: 'a webinar is over at its end',
    file: 'lib/webinars/rules.ts',
    find: 'now < sessionEnd(session)',
    replace: 'now <= sessionEnd(session)',
    tests: ['lib/webinars/rules.test.ts'],
  },
];

const bookings: Mutant[] = [
  {
    rule: 'a consultation occupies the time until its end, not beyond',
    file: 'lib/bookings/availability/open-days.ts',
    find: 'startsAt.getTime() < end && at < endsAt.getTime()',
    replace: 'startsAt.getTime() <= end && at <= endsAt.getTime()',
    tests: ['lib/bookings/availability/open-days.test.ts'],
  },
  {
    rule: 'with hosts, as many consultations fit as hosts are free',
    file: 'lib/bookings/availability/open-days.ts',
    find: '(hosts.length > 0 ? free : seats)',
    replace: 'seats',
    tests: ['lib/bookings/availability/open-days.test.ts'],
  },
  {
    rule: 'a slot is bookable from the end of the notice on',
    file: 'lib/bookings/availability/open-days.ts',
    find: 'start.at >= earliest',
    replace: 'start.at > earliest',
    tests: ['lib/bookings/availability/open-days.test.ts'],
  },
  {
    rule: 'the nearest free times come first',
    file: 'lib/bookings/availability/open-days.ts',
    find: 'a.distance - b.distance',
    replace: 'b.distance - a.distance',
    tests: ['lib/bookings/availability/open-days.test.ts'],
  },
  {
    rule: 'a host who holds another consultation is not suggested',
    file: 'lib/bookings/move/rules.ts',
    find: "id === present && state !== 'taken'",
    replace: 'id === present',
    tests: ['lib/bookings/move/rules.test.ts'],
  },
  {
    rule: 'a move from a past time cannot be undone',
    file: 'lib/bookings/move/rules.ts',
    find: 'new Date(from) > now',
    replace: 'new Date(from) < now',
    tests: ['lib/bookings/move/rules.test.ts'],
  },
];

const security: Mutant[] = [
  {
    rule: 'a spreadsheet runs no cell of an export as a formula',
    file: 'lib/core/lists/csv.ts',
    find: '/^[=+\\-@\\t\\r]/',
    replace: '/^[=+\\-\\t\\r]/',
    tests: ['lib/core/lists/csv.test.ts'],
  },
  {
    rule: 'secrets of nested values are masked in logs',
    file: 'lib/outbox/secrets.ts',
    find: 'MASK : withoutSecrets(inner)',
    replace: 'MASK : inner',
    tests: ['lib/outbox/secrets.test.ts'],
  },
  {
    rule: 'a signed token is masked in error texts',
    file: 'lib/outbox/secrets.ts',
    find: '{8,}\\.[\\w-]{43}',
    replace: '{8,}\\.[\\w-]{44}',
    tests: ['lib/outbox/secrets.test.ts'],
  },
  {
    rule: 'another site cannot post to ours',
    file: 'lib/core/security/refuse-request.ts',
    find: '!isAction || origin === null || origin === env.SITE_URL',
    replace: '!isAction || origin !== env.SITE_URL',
    tests: ['lib/core/security/refuse-request.test.ts'],
  },
  {
    rule: 'the optimizer of images takes no URL with control characters',
    file: 'lib/core/security/refuse-request.ts',
    find: 'url + decodeURIComponent(url)',
    replace: 'url',
    tests: ['lib/core/security/refuse-request.test.ts'],
  },
  {
    rule: 'wrong passwords delay the next attempt',
    file: 'lib/people/sign-in/sign-in-limits.ts',
    find: 'if (failures < FREE_FAILURES)',
    replace: 'if (failures <= FREE_FAILURES)',
    tests: ['lib/people/sign-in/sign-in-limits.test.ts', 'lib/people/sign-in/actions.test.ts'],
  },
  {
    rule: 'a right password gives its hit back',
    file: 'lib/people/sign-in/sign-in-limits.ts',
    find: 'forgetHits(FAILURES_PER_PAIR',
    replace: 'giveBackHit(FAILURES_PER_PAIR',
    tests: ['lib/people/sign-in/sign-in-limits.test.ts'],
  },
  {
    rule: 'a session cookie is out of reach of scripts',
    file: 'lib/core/supabase/auth-cookie.ts',
    find: 'secure, httpOnly: true',
    replace: 'secure, httpOnly: false',
    tests: ['lib/core/supabase/auth-cookie.test.ts'],
  },
  {
    rule: 'a session cookie lives half a day at most',
    file: 'lib/core/supabase/auth-cookie.ts',
    find: 'Math.min(options.maxAge ?? MAX_AGE, MAX_AGE)',
    replace: 'options.maxAge ?? MAX_AGE',
    tests: ['lib/core/supabase/auth-cookie.test.ts'],
  },
  {
    rule: 'a Word file with macros is refused',
    file: 'lib/careers/applications/cv.ts',
    find: ' || [...entries.keys()].some(isMacro)',
    replace: '',
    tests: ['lib/careers/applications/cv.test.ts'],
  },
  {
    rule: 'a PDF that ends as an archive is refused',
    file: 'lib/careers/applications/cv.ts',
    find: ' || findZipEnd(bytes) !== null',
    replace: '',
    tests: ['lib/careers/applications/cv.test.ts'],
  },
  {
    rule: 'only people whom the gate admits get a page',
    file: 'lib/core/auth/gate.ts',
    find: 'request.headers.delete(ACCESS_HEADER);',
    replace: '',
    tests: ['lib/core/auth/gate.test.ts'],
  },
];

const work: Mutant[] = [
  {
    rule: 'an event is tried again after the time that its receiver asked for',
    file: 'lib/outbox/retries.ts',
    find: 'Math.max(minutes * 60, askedSeconds',
    replace: 'Math.min(minutes * 60, askedSeconds',
    tests: ['lib/outbox/retries.test.ts'],
  },
  {
    rule: 'a receiver delays an event by a day at most',
    file: 'lib/outbox/retries.ts',
    find: 'Math.min(seconds, MAX_ASKED_SECONDS)',
    replace: 'seconds',
    tests: ['lib/outbox/retries.test.ts'],
  },
  {
    rule: 'the channel of a visit counts landings that are pages only',
    file: 'lib/core/channel.ts',
    find: '(isKnown[key]?.(value) ?? true)',
    replace: 'true',
    tests: ['lib/core/channel.test.ts'],
  },
  {
    rule: 'a referral from another site starts a new visit',
    file: 'lib/core/channel.ts',
    find: 'const { referrer: _, landing: __, read: ___, ...marked }',
    replace: 'const { landing: __, read: ___, ...marked }',
    tests: ['lib/core/channel.test.ts'],
  },
  {
    rule: 'an unpaid course opens its sample lessons only',
    file: 'lib/academy/learning/rules.ts',
    find: 'return isOpen || isSample;',
    replace: 'return isOpen;',
    tests: ['lib/academy/learning/rules.test.ts'],
  },
  {
    rule: 'optional lessons do not count as time left',
    file: 'lib/academy/learning/rules.ts',
    find: 'isRequired && !done.has(id)',
    replace: '!done.has(id)',
    tests: ['lib/academy/learning/rules.test.ts'],
  },
  {
    rule: 'what saves too few hours is better left alone',
    file: 'lib/tools/calculator/rules.ts',
    find: "if (hours.good < TOO_FEW_HOURS) return 'leave';",
    replace: '',
    tests: ['lib/tools/calculator/calculator.test.ts'],
  },
  {
    rule: 'a cautious estimate includes the overrun',
    file: 'lib/tools/calculator/rules.ts',
    find: 'isCautious ? 1 + inputs.over / 100 : 1',
    replace: 'isCautious ? 1 : 1',
    tests: ['lib/tools/calculator/calculator.test.ts'],
  },
];

const database: Mutant[] = [
  {
    rule: 'the database ends an inactive session, too',
    file: 'supabase/migrations/20261125000200_people.sql',
    find: "session.last_active_at > now() - interval '30 minutes'",
    replace: "session.last_active_at > now() - interval '3000 minutes'",
    tests: ['supabase/tests/people-sessions.test.ts'],
  },
  {
    rule: 'a session lasts twelve hours at most',
    file: 'supabase/migrations/20261125000200_people.sql',
    find: "session.started_at > now() - interval '12 hours'",
    replace: "session.started_at > now() - interval '1200 hours'",
    tests: ['supabase/tests/people-sessions.test.ts'],
  },
  {
    rule: 'two-step verification is changed soon after the password was entered',
    file: 'supabase/migrations/20261125000500_people_two_step.sql',
    find: "session.password_at > now() - interval '10 minutes'",
    replace: "session.password_at > now() - interval '1000 minutes'",
    tests: ['supabase/tests/people-two-step.test.ts'],
  },
  {
    rule: 'an invitation is open for seven days',
    file: 'supabase/migrations/20261125001000_people_invitations.sql',
    find: "default now() + interval '7 days'",
    replace: "default now() + interval '70 days'",
    tests: ['supabase/tests/people-invitations.test.ts'],
  },
  {
    rule: 'a host has five calendars at most',
    file: 'supabase/migrations/20261125001600_bookings_hosts.sql',
    find: 'where c.host_id = new.host_id) >= 5 then',
    replace: 'where c.host_id = new.host_id) >= 50 then',
    tests: ['supabase/tests/bookings-hosts.test.ts'],
  },
  {
    rule: 'an offered place waits for a quarter of the time until the webinar',
    file: 'supabase/migrations/20261125002550_webinars_waitlist.sql',
    find: '(webinar.starts_at - now()) / 4)',
    replace: '(webinar.starts_at - now()) / 2)',
    tests: ['supabase/tests/webinars-waitlist.test.ts'],
  },
  {
    rule: 'a registrant asks five questions at most',
    file: 'supabase/migrations/20261125002560_webinars_attendance.sql',
    find: 'where q.registration_id = registration) >= 5 then',
    replace: 'where q.registration_id = registration) >= 50 then',
    tests: ['supabase/tests/webinars-attendance.test.ts'],
  },
  {
    rule: 'an endpoint is paused after four failures over ten minutes',
    file: 'supabase/migrations/20261125000800_outbox.sql',
    find: 'when failing.failures >= 4 and',
    replace: 'when failing.failures >= 3 and',
    tests: ['supabase/tests/outbox-endpoints.test.ts'],
  },
];

/** Faults that tests of a claim must detect (`lib/vitest-tags.ts`). */
const claims: Mutant[] = [
  {
    rule: 'leaders read enquiries, and no one else does',
    file: 'supabase/migrations/20261125002850_enquiries.sql',
    find: 'for select to authenticated using ((select private.is_leader()));',
    replace: 'for select to authenticated using (true);',
    tests: ['supabase/tests/access-matrix.test.ts'],
    named: 'enquiries',
  },
  {
    rule: 'a link counts if we signed it',
    file: 'lib/core/security/token-signature.ts',
    find: 'actual.length === expected.length && timingSafeEqual(actual, expected)',
    replace: 'actual.length === expected.length',
    tests: ['lib/bookings/actions.stack.test.ts'],
    named: 'a forged link changes nothing',
  },
  {
    rule: 'a character that PostgreSQL cannot store is left out',
    file: 'lib/core/actions/form.ts',
    find: "values[name] = value.replaceAll('\\0', '');",
    replace: 'values[name] = value;',
    tests: ['app/bad-input.stack.test.ts'],
  },
  {
    rule: 'signing in leads to no other site',
    file: 'lib/core/auth/roles.ts',
    find: 'if (url?.origin !== site) return home;',
    replace: 'if (!url) return home;',
    tests: ['lib/core/auth/roles.test.ts'],
  },
  {
    rule: 'a text contains no frame',
    file: 'lib/core/text/allowed.ts',
    find: 'br: [],',
    replace: "br: [],\n  iframe: ['src'],",
    tests: ['components/text/markdown.test.ts'],
  },
  {
    rule: 'a script in a content page has no hash but our own',
    file: 'lib/core/security/csp.ts',
    find: 'inlineScripts(html).filter(isTrusted).map(hashSource)',
    replace: 'inlineScripts(html).map(hashSource)',
    tests: ['lib/core/security/csp.test.ts'],
  },
  {
    rule: 'a change whose old place is unknown loads the period again',
    file: 'lib/calendar/live-changes.ts',
    find: 'if (!isWhole(change.old)) return { data, complete: false };',
    replace: 'if (!isWhole(change.old)) return { data, complete: true };',
    tests: ['lib/calendar/live-changes.test.ts'],
  },
  {
    rule: 'an erased account is deleted',
    file: 'supabase/migrations/20261125003600_privacy_erasing.sql',
    find: 'delete from auth.users u where lower(u.email) = any (addresses);',
    replace: '',
    tests: ['supabase/tests/privacy-traces.test.ts'],
  },
  {
    rule: 'a form names its action, which needs no script',
    file: 'components/ui/use-form-action.ts',
    find: 'formProps: { action: formAction, onSubmit, noValidate: true }',
    replace: 'formProps: { onSubmit, noValidate: true }',
    tests: ['e2e/blog/blog.spec.ts'],
    named: 'works from the form to unsubscribing',
  },
  {
    rule: 'a form that could not be stored keeps what was typed',
    file: 'lib/core/actions/public-form.ts',
    find: 'throw new ActionFailure(failed, { values }, { cause: error });',
    replace: 'throw new ActionFailure(failed, {}, { cause: error });',
    tests: ['e2e/site/outage.spec.ts'],
  },
  {
    rule: 'an encoded address is an address',
    file: 'lib/core/secret-patterns.ts',
    find: '[/%([\\da-f]{2})/gi, 16],',
    replace: '',
    tests: ['lib/core/secret-patterns.test.ts'],
  },
  {
    rule: 'a browser gets no key of the server',
    file: 'components/ui/use-form-action.ts',
    find: "import { ANSWER_ID } from './answer';",
    replace:
      "import { ANSWER_ID } from './answer';\nif (typeof window === 'object') Object.assign(window, { key: 'sb_secret_sabotage' });",
    tests: ['e2e/site/scripts.spec.ts'],
    named: 'contains a secret',
  },
];

/** Each rule is listed once; add a mutant with each new rule and its test. */
export const mutants: Mutant[] = [
  ...time,
  ...bookings,
  ...security,
  ...work,
  ...database,
  ...claims,
];
