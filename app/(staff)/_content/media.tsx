import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { LibraryScreen } from '@/components/content/library/library-screen';
import { readEnd } from '@/lib/audit/data';
import { listImages, readImage } from '@/lib/content/images/data';
import { imageFilters } from '@/lib/content/images/filters';
import { requireWriter } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { readAhead } from '@/lib/core/supabase/read-ahead';

export const metadata: Metadata = { title: 'Media' };

const load = createLoader(imageFilters);

export type MediaPageProps = { searchParams: Promise<SearchParams> };

export async function MediaPage({ area, searchParams }: MediaPageProps & { area: Area }) {
  const editor = await requireWriter(area);
  const filters = await load(searchParams);
  const { open, view } = filters;
  const image = open ? readAhead(readImage(editor, open)) : null;
  return (
    <LibraryScreen
      page={readAhead(listImages(editor, filters))}
      view={view}
      opened={
        open && image ? { id: open, image, end: readEnd(editor, 'images', open, image) } : null
      }
      area={area}
    />
  );
}
