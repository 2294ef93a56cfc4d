import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listSubscribers } from '@/lib/blog/subscribers/data';
import { subscriberFilters } from '@/lib/blog/subscribers/filters';
import { subscriberStateNames } from '@/lib/blog/subscribers/rules';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(subscriberFilters);

const utc = (instant: string | null) => instant && new Date(instant).toISOString();

/** The subscribers that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('subscribers', (after) => listSubscribers(staff, filters, after), [
    ['Email', ({ email }) => email],
    ['State', ({ state }) => subscriberStateNames[state]],
    ['Subscribed (UTC)', ({ subscribedAt }) => utc(subscribedAt)],
    ['Confirmed (UTC)', ({ confirmedAt }) => utc(confirmedAt)],
    ['Ended (UTC)', ({ endedAt }) => utc(endedAt)],
  ]);
}
