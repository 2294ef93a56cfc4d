import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { VideosScreen } from '@/components/content/library/videos-screen';
import { listVideos } from '@/lib/content/media/data';
import { videoFilters } from '@/lib/content/media/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';

export const metadata: Metadata = { title: 'Videos' };

const load = createLoader(videoFilters);

type VideosPageProps = { searchParams: Promise<SearchParams> };

export default async function AdminVideos({ searchParams }: VideosPageProps) {
  const editor = await requireLeader();
  const filters = await load(searchParams);
  return <VideosScreen page={readAhead(listVideos(editor, filters, new Date()))} area="admin" />;
}
