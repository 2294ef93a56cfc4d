import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { VideosScreen } from '@/components/content/library/videos-screen';
import { listVideos } from '@/lib/content/videos/data';
import { videoFilters } from '@/lib/content/videos/filters';
import { requireWriter } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { readAhead } from '@/lib/core/supabase/read-ahead';

export const metadata: Metadata = { title: 'Videos' };

const load = createLoader(videoFilters);

export type VideosPageProps = { searchParams: Promise<SearchParams> };

export async function VideosPage({ area, searchParams }: VideosPageProps & { area: Area }) {
  const editor = await requireWriter(area);
  const filters = await load(searchParams);
  return <VideosScreen page={readAhead(listVideos(editor, filters, new Date()))} area={area} />;
}
