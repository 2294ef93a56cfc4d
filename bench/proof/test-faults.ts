import { type Mutant, mutants } from '../mutants/list.ts';

function known(rule: string): Mutant {
  const mutant = mutants.find((one) => one.rule === rule);
  if (!mutant) throw new Error(`No mutant breaks the rule: ${rule}`);
  return mutant;
}

/** Code broken on purpose for each claim that tests prove, with one of its test files, which must detect it. */
export const testFaults = {
  'access-matrix': {
    rule: 'leaders read enquiries, and no one else does',
    file: 'supabase/migrations/20261125002850_enquiries.sql',
    find: 'for select to authenticated using ((select private.is_leader()));',
    replace: 'for select to authenticated using (true);',
    tests: ['supabase/tests/access-matrix.test.ts'],
    named: 'enquiries',
  },
  attacks: {
    rule: 'a link counts if we signed it',
    file: 'lib/core/security/token-signature.ts',
    find: 'actual.length === expected.length && timingSafeEqual(actual, expected)',
    replace: 'actual.length === expected.length',
    tests: ['lib/bookings/actions.stack.test.ts'],
    named: 'a forged link changes nothing',
  },
  guards: known('only people whom the gate admits get a page'),
  'bad-input': {
    rule: 'a character that PostgreSQL cannot store is left out',
    file: 'lib/core/actions/form.ts',
    find: "values[name] = value.replaceAll('\\0', '');",
    replace: 'values[name] = value;',
    tests: ['app/bad-input.stack.test.ts'],
  },
  origin: known('another site cannot post to ours'),
  redirects: {
    rule: 'signing in leads to no other site',
    file: 'lib/core/auth/roles.ts',
    find: 'if (url?.origin !== site) return home;',
    replace: 'if (!url) return home;',
    tests: ['lib/core/auth/roles.test.ts'],
  },
  xss: {
    rule: 'a text contains no frame',
    file: 'lib/core/text/allowed.ts',
    find: 'br: [],',
    replace: "br: [],\n  iframe: ['src'],",
    tests: ['components/text/markdown.test.ts'],
  },
  headers: {
    rule: 'a script in a content page has no hash but our own',
    file: 'lib/core/security/csp.ts',
    find: 'inlineScripts(html).filter(isTrusted).map(hashSource)',
    replace: 'inlineScripts(html).map(hashSource)',
    tests: ['lib/core/security/csp.test.ts'],
  },
  'session-end': known('a staff session ends after half an hour of inactivity'),
  'sign-in': known('wrong passwords delay the next attempt'),
  'second-factor': known('two-step verification is changed soon after the password was entered'),
  'clock-changes': known('a day ends where the next begins'),
  live: {
    rule: 'a change whose old place is unknown loads the period again',
    file: 'lib/calendar/live-changes.ts',
    find: 'if (!isWhole(change.old)) return { data, complete: false };',
    replace: 'if (!isWhole(change.old)) return { data, complete: true };',
    tests: ['lib/calendar/live-changes.test.ts'],
  },
  erasure: {
    rule: 'an erased account is deleted',
    file: 'supabase/migrations/20261125003600_privacy_erasing.sql',
    find: 'delete from auth.users u where lower(u.email) = any (addresses);',
    replace: '',
    tests: ['supabase/tests/privacy-traces.test.ts'],
  },
  'no-javascript': {
    rule: 'a form names its action, which needs no script',
    file: 'components/ui/use-form-action.ts',
    find: 'formProps: { action: formAction, onSubmit, noValidate: true }',
    replace: 'formProps: { onSubmit, noValidate: true }',
    tests: ['e2e/blog/blog.spec.ts'],
    named: 'without JavaScript works from the form to unsubscribing',
  },
  outage: {
    rule: 'a form that could not be stored keeps what was typed',
    file: 'lib/core/actions/public-form.ts',
    find: 'throw new ActionFailure(failed, { values }, { cause: error });',
    replace: 'throw new ActionFailure(failed, {}, { cause: error });',
    tests: ['e2e/site/outage.spec.ts'],
  },
  'log-secrets': {
    rule: 'an encoded address is an address',
    file: 'lib/core/secret-patterns.ts',
    find: '[/%([\\da-f]{2})/gi, 16],',
    replace: '',
    tests: ['lib/core/secret-patterns.test.ts'],
  },
  'bundle-secrets': {
    rule: 'a browser gets no key of the server',
    file: 'components/ui/use-form-action.ts',
    find: "import { ANSWER_ID } from './answer';",
    replace:
      "import { ANSWER_ID } from './answer';\nif (typeof window === 'object') Object.assign(window, { key: 'sb_secret_sabotage' });",
    tests: ['e2e/site/scripts.spec.ts'],
    named: 'contains a secret',
  },
} satisfies Record<string, Mutant>;
