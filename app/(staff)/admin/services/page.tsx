import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/publishing/content-screen';
import { requireLeader } from '@/lib/auth/guard';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';

export const metadata: Metadata = { title: 'Services' };

const load = createLoader(contentFilters);

type ServicesScreenProps = { searchParams: Promise<SearchParams> };

export default async function ServicesScreen({ searchParams }: ServicesScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'services', filters);
  return <ContentScreen table="services" filters={filters} page={page} />;
}
