import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { gapFilterChoices } from '@/components/search/gaps/gap-filters';
import { GapList } from '@/components/search/gaps/gap-list';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { listSearchGaps } from '@/lib/search/gaps/data';
import { gapFilters } from '@/lib/search/gaps/filters';

export const metadata: Metadata = { title: 'Unanswered' };

const load = createLoader(gapFilters);

type GapsScreenProps = { searchParams: Promise<SearchParams> };

export default async function GapsScreen({ searchParams }: GapsScreenProps) {
  const leader = await requireLeader();
  const page = readAhead(listSearchGaps(leader, await load(searchParams)));
  return (
    <>
      <ScreenHead
        title="Unanswered"
        purpose="What visitors asked the search and no published text answers. The text that does closes the question and is mailed to those who asked in writing."
      />
      <FilterBar
        search="Search questions"
        filters={gapFilterChoices}
        exportPath={paths.exports.gaps}
      />
      <GapList page={page} />
    </>
  );
}
