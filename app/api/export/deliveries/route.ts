import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';
import { listDeliveries } from '@/lib/outbox/data';
import { deliveryFilters } from '@/lib/outbox/filters';

const load = createLoader(deliveryFilters);
const utc = (instant: string | null) => instant && new Date(instant).toISOString();

/** The webhooks and mails that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('deliveries', (after) => listDeliveries(staff, filters, after), [
    ['Event', ({ id }) => id],
    ['Topic', ({ topic }) => topic],
    ['By', ({ channel }) => channel],
    ['To', ({ recipient }) => recipient],
    ['State', ({ status }) => status],
    ['Attempts', ({ attempts }) => attempts],
    ['Written (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Delivered (UTC)', ({ deliveredAt }) => utc(deliveredAt)],
    ['Next try (UTC)', ({ nextAttemptAt }) => utc(nextAttemptAt)],
    ['Last error', ({ lastError }) => lastError],
  ]);
}
