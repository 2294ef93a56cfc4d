import 'server-only';
import { isTableChange, type PublicChange } from '@/lib/core/cache/change';
import { env } from '@/lib/core/env';
import { internalUrl } from '@/lib/core/internal-url';
import { log } from '@/lib/core/log';
import { shareRead } from '@/lib/core/memory/shared-read';
import { paths } from '@/lib/paths';
import { tablesWith } from '@/lib/records';

const TIMEOUT_MS = 10_000;
/** Longer than the time limit of a receiver. */
const WAIT_MS = 20_000;

/** Calls an endpoint of this server. Never throws: a failure is logged, and the scheduler retries later. */
async function post(path: string, body?: unknown, timeout = TIMEOUT_MS): Promise<void> {
  try {
    const response = await fetch(internalUrl(path), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.CRON_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  } catch (error) {
    log.error({ err: error, path }, 'an own endpoint could not be called');
  }
}

/** One call per table for changes that name no record: simultaneous changes, such as bookings, share it. */
const refreshes = new Map(
  tablesWith('pages').map((table) => [table, shareRead(() => post(paths.revalidate, { table }))]),
);

/**
 * Calls our own /api/revalidate to re-render the pages affected by these changes, one change after the other. Never
 * throws: pages that could not be reached are re-rendered when their ten minutes are over.
 */
export async function requestRefresh(...changes: PublicChange[]): Promise<void> {
  for (const change of changes) {
    const refresh = isTableChange(change) && !change.slug && refreshes.get(change.table);
    await (refresh ? refresh() : post(paths.revalidate, change));
  }
}

/**
 * Calls our own /api/cron/outbox to deliver due mails and webhooks; simultaneous callers share a call. Never throws.
 */
export const requestDelivery = shareRead(() => post(paths.cronOutbox));

/** Like `requestDelivery`, but waits until all due deliveries have been tried. Never throws. */
export const awaitDelivery = shareRead(() => post(`${paths.cronOutbox}?wait`, undefined, WAIT_MS));
