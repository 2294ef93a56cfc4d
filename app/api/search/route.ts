import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { searchRecords } from '@/lib/search/data';
import { searchQuery } from '@/lib/search/schema';

/** Returns the search results for the command palette. */
export const GET = staffRoute(async (staff, { nextUrl }) => {
  const query = searchQuery.safeParse(Object.fromEntries(nextUrl.searchParams));
  if (!query.success) return emptyResponse(400);
  return Response.json(await searchRecords(staff, query.data.q));
});
