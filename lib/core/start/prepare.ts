import { retireAll } from '../cache/next/page-files.ts';
import { readEnv } from '../env-schema.ts';

/**
 * Prepares a server before its first request. Ends the process with one sentence for each mistake in its environment: a
 * standalone server does not load next.config.ts, which checks it too.
 */
export function prepareStart(): void {
  try {
    const { PAGES_DIR, SMTP_URL, AUTOMATION_WEBHOOK_URL } = readEnv(process.env);
    if (!SMTP_URL) console.warn('Mail is off: SMTP_URL is not set.');
    if (!AUTOMATION_WEBHOOK_URL) {
      console.warn('The automation webhook is off: AUTOMATION_WEBHOOK_URL is not set.');
    }
    // Before the first visitor, whom the proxy may serve without asking this server.
    if (PAGES_DIR) retireAll(PAGES_DIR);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
