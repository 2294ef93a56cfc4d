import { listFeedPosts } from '@/lib/blog/data';
import { rssFeed } from '@/lib/blog/feeds';

export const dynamic = 'error';
export const revalidate = 600;

export async function GET() {
  const feed = await rssFeed(await listFeedPosts());
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
