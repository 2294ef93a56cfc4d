import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/content/publishing/content-screen';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { requireLeader } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Jobs' };

const load = createLoader(contentFilters);

type JobsScreenProps = { searchParams: Promise<SearchParams> };

export default async function JobsScreen({ searchParams }: JobsScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'jobs', filters);
  return <ContentScreen table="jobs" filters={filters} page={page} />;
}
