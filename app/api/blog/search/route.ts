import type { NextRequest } from 'next/server';
import { searchPosts } from '@/lib/blog/data';
import { searchSchema } from '@/lib/blog/schema';
import { log } from '@/lib/core/log';

export const dynamic = 'force-dynamic';

/** Returns the results of the search on /blog for its script; without JavaScript /blog?q= answers. */
export async function GET(request: NextRequest) {
  try {
    const query = searchSchema.parse(request.nextUrl.searchParams.get('q'));
    const found = await searchPosts(query);
    return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch (error) {
    log.error({ err: error }, 'the posts cannot be searched');
    const headers = { 'Cache-Control': 'no-store' };
    return Response.json({ error: 'unavailable' }, { status: 503, headers });
  }
}
