/**
 * URLs and secrets of the site under test and its stack, on separate ports next to a running demo. To test another
 * server, set these variables; its build must have used the same ones.
 */
const own = {
  PORT: '3100',
  SUPABASE_PORT: '55321',
  SITE_URL: 'http://localhost:3100',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:55321',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_browser_tests_only_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_browser_tests_only_0123456789',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:55326/hook',
  AUTOMATION_WEBHOOK_SECRET: 'whsec_YnJvd3NlciB0ZXN0cyBvbmx5IDAxMjM0NTY=',
  PROPOSAL_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH',
  INCOMING_WEBHOOK_SECRET: 'whsec_c2lnbmVkIGNhbGxzIG9mIHRlc3RzIG9ubHkgMDEyMw==',
  SMTP_URL: 'smtp://127.0.0.1:55325',
  CRON_SECRET: 'browser-tests-only-0123456789',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'YnJvd3Nlci10ZXN0cy1vbmx5LTAxMjM0NTY3ODkwMSE=',
  // The tests act as the proxy: each sets its own visitor IP.
  TRUSTED_PROXIES: '1',
} as const;

type Name = keyof typeof own;

/** The environment of the site under test, of its build and of the tests themselves. */
export const testEnvironment: Record<Name, string> = { ...own };
for (const name of Object.keys(own) as Name[]) {
  testEnvironment[name] = process.env[name] ?? own[name];
}

/** Header of the endpoints for the scheduler and for database webhooks. */
export const bearer = { authorization: `Bearer ${testEnvironment.CRON_SECRET}` };

/** URL of the stack's mailbox. */
export const mailboxUrl = besideSupabase(3);

/** URL of the stack's webhook receiver. */
export const receiverUrl = besideSupabase(5);

function besideSupabase(offset: number): string {
  const url = new URL(testEnvironment.NEXT_PUBLIC_SUPABASE_URL);
  url.port = String(Number(url.port) + offset);
  return url.origin;
}
