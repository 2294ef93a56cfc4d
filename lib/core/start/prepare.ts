import { readEnv } from '../env-schema.ts';

const BUILD = 'phase-production-build';

/**
 * Prepares a server before its first request. Ends the process with one sentence for each mistake in its environment.
 * next.config.ts checks it too, but a standalone server does not load that file.
 */
export function prepareStart(): void {
  try {
    const { SMTP_URL, AUTOMATION_WEBHOOK_URL } = readEnv(process.env);
    if (!SMTP_URL) console.warn('Mail is off: SMTP_URL is not set.');
    if (!AUTOMATION_WEBHOOK_URL) {
      console.warn('The automation webhook is off: AUTOMATION_WEBHOOK_URL is not set.');
    }
  } catch (error) {
    endWith(error);
  }
}

/** Joins the other servers of the site if next.config.ts has not done so: a standalone server does not load it. */
export async function joinOthers(): Promise<void> {
  const isServing = process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== BUILD;
  if (!isServing || globalThis.clusterAnnounce) return;
  try {
    const { joinServers } = await import('../cache/cluster/join.ts');
    await joinServers();
  } catch (error) {
    endWith(error);
  }
}

function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
