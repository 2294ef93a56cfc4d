import type { NextRequest } from 'next/server';
import { checkAccess } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { searchRecords } from '@/lib/search/data';
import { searchQuery } from '@/lib/search/schema';

const headers = { 'Cache-Control': 'private, no-store' };

/** What the command palette finds for whoever is signed in. */
export async function GET(request: NextRequest) {
  const query = searchQuery.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!query.success) return new Response(null, { status: 400, headers });
  const staff = await checkAccess('team');
  if ('to' in staff) return new Response(null, { status: 401, headers });
  try {
    return Response.json(await searchRecords(staff, query.data.q), { headers });
  } catch (error) {
    log.error({ err: error }, 'search failed');
    return new Response(null, { status: 503, headers });
  }
}
