import { listFeedPosts } from '@/lib/blog/data';
import { jsonFeed } from '@/lib/blog/feeds';

export const dynamic = 'error';
export const revalidate = 600;

export async function GET() {
  const feed = JSON.stringify(await jsonFeed(await listFeedPosts()));
  return new Response(feed, {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
