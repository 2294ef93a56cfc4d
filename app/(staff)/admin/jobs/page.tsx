import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/publishing/content-screen';
import { requireLeader } from '@/lib/auth/guard';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';

export const metadata: Metadata = { title: 'Jobs' };

const load = createLoader(contentFilters);

type JobsScreenProps = { searchParams: Promise<SearchParams> };

export default async function JobsScreen({ searchParams }: JobsScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'jobs', filters);
  return <ContentScreen table="jobs" filters={filters} page={page} />;
}
