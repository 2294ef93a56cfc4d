import 'server-only';
import { log } from '@/lib/core/log';
import { storeEnvironment } from './writes';

let stored: Promise<void> | null = null;

/**
 * Stores the webhook of the environment as an endpoint next to those of leaders, once per process. Its URL and secret
 * follow the environment variables; without them it is off. Never throws: after a database failure the next call
 * retries.
 */
export function followEnvironment(): Promise<void> {
  stored ??= storeEnvironment().catch((error: unknown) => {
    stored = null;
    log.error({ err: error }, 'the webhook of the environment is not followed');
  });
  return stored;
}
