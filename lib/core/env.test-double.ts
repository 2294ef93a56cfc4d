/** An environment that the site accepts, with services that do not respond. */
export const unusedEnvironment = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_never_asked',
  SUPABASE_SECRET_KEY: 'sb_secret_never_asked_for',
  SITE_URL: 'https://techlink.example',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:1',
  AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  INCOMING_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  PROPOSAL_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CRON_SECRET: '0123456789abcdef',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
};
