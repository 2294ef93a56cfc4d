import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { GapsScreen } from '@/components/search/gaps/gaps-screen';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { listSearchGaps } from '@/lib/search/gaps/data';
import { gapFilters } from '@/lib/search/gaps/filters';

export const metadata: Metadata = { title: 'Unanswered' };

const load = createLoader(gapFilters);

type AdminGapsProps = { searchParams: Promise<SearchParams> };

export default async function AdminGaps({ searchParams }: AdminGapsProps) {
  const leader = await requireLeader();
  const page = readAhead(listSearchGaps(leader, await load(searchParams)));
  return <GapsScreen page={page} area="admin" exportPath={paths.exports.gaps} />;
}
