import { readFeed } from '@/lib/calendar/feed/data';
import { feedFile } from '@/lib/calendar/feed/file';
import { log } from '@/lib/core/log';

export const dynamic = 'force-dynamic';

type FeedContext = { params: Promise<{ token: string }> };

const headers = { 'Cache-Control': 'private, no-store' };

/** Returns a person's calendar for their calendar program, which has no session; the token authenticates it. */
export async function GET(_: Request, { params }: FeedContext) {
  const { token } = await params;
  try {
    const events = await readFeed(token, new Date());
    if (!events) return new Response(null, { status: 404, headers });
    return new Response(feedFile(events), {
      headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH' },
    });
  } catch (error) {
    log.error({ err: error }, 'a calendar feed was not read');
    return new Response(null, { status: 503, headers });
  }
}
