import { listArchive } from '@/lib/newsletter/data';
import { newsletterFeed } from '@/lib/newsletter/feed';

export const dynamic = 'error';
export const revalidate = 600;

export async function GET() {
  const feed = await newsletterFeed(await listArchive());
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
