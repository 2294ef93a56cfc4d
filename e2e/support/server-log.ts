import { secretsIn } from '../../lib/core/secret-patterns.ts';
import { PLANTED_PASSWORD } from './planted-secrets.ts';
import { testEnvironment } from './test-environment.ts';

/** Prefix with which Playwright marks output of the site. */
const MARK = '[WebServer] ';

/** The last line that the demo prints on start, after the lines with its accounts. */
const STARTED = 'Ctrl-C stops everything.';

const {
  SUPABASE_SECRET_KEY,
  AUTOMATION_WEBHOOK_SECRET,
  INCOMING_WEBHOOK_SECRET,
  PROPOSAL_SIGNING_KEY,
  CRON_SECRET,
} = testEnvironment;
const known = [
  SUPABASE_SECRET_KEY,
  AUTOMATION_WEBHOOK_SECRET,
  INCOMING_WEBHOOK_SECRET,
  PROPOSAL_SIGNING_KEY,
  CRON_SECRET,
  'demo-Passw0rd!',
  PLANTED_PASSWORD,
];

/**
 * Returns the lines of the site's log that contain an email, a token or a key, from the whole output of a browser
 * test run: the tests send every form, fail to sign in, and break emails, webhooks and pages.
 * @throws Error if the output does not contain the site's log
 */
export function leaksOf(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.includes(MARK));
  const started = lines.findLastIndex((line) => line.includes(STARTED));
  if (started < 0) throw new Error('The log of the site under test is missing');
  return secretsIn(lines.slice(started + 1), known);
}
