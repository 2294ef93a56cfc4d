import { emptyResponse, leaderRoute } from '@/lib/core/actions/routes';
import { findTaskLinks } from '@/lib/tasks/links/data';
import { linkQuery } from '@/lib/tasks/links/schema';

/** Returns the clients or bookings that a task can be linked to. */
export const GET = leaderRoute(async (leader, { nextUrl }) => {
  const query = linkQuery.safeParse(Object.fromEntries(nextUrl.searchParams));
  if (!query.success) return emptyResponse(400);
  return Response.json(await findTaskLinks(leader, query.data.kind, query.data.q));
});
