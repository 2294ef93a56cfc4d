import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { GapsScreen } from '@/components/search/gaps/gaps-screen';
import { requireWriter } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { listSearchGaps } from '@/lib/search/gaps/data';
import { gapFilters } from '@/lib/search/gaps/filters';

export const metadata: Metadata = { title: 'Unanswered' };

const load = createLoader(gapFilters);

export type GapsPageProps = { searchParams: Promise<SearchParams> };

export async function GapsPage({ area, searchParams }: GapsPageProps & { area: Area }) {
  const editor = await requireWriter(area);
  const page = readAhead(listSearchGaps(editor, await load(searchParams)));
  const exports = area === 'admin' ? { exportPath: paths.exports.gaps } : {};
  return <GapsScreen page={page} area={area} {...exports} />;
}
