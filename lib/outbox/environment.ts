import 'server-only';
import { log } from '@/lib/core/log';
import { storeEnvironment } from './writes';

let stored: Promise<void> | null = null;

/**
 * Makes the webhook of the environment an endpoint beside those of leaders, once in each process. Its URL and secret
 * follow the variables; without them it is off. Never throws: while the database cannot be asked, the next call tries
 * again.
 */
export function followEnvironment(): Promise<void> {
  stored ??= storeEnvironment().catch((error: unknown) => {
    stored = null;
    log.error({ err: error }, 'the webhook of the environment is not followed');
  });
  return stored;
}
