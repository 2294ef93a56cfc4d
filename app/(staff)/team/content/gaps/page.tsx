import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { GapsScreen } from '@/components/search/gaps/gaps-screen';
import { requireEditorOfAny } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { listSearchGaps } from '@/lib/search/gaps/data';
import { gapFilters } from '@/lib/search/gaps/filters';

export const metadata: Metadata = { title: 'Unanswered' };

const load = createLoader(gapFilters);

type TeamGapsProps = { searchParams: Promise<SearchParams> };

export default async function TeamGaps({ searchParams }: TeamGapsProps) {
  const editor = await requireEditorOfAny();
  const page = readAhead(listSearchGaps(editor, await load(searchParams)));
  return <GapsScreen page={page} area="team" />;
}
