import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/publishing/content-screen';
import { requireLeader } from '@/lib/auth/guard';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';

export const metadata: Metadata = { title: 'Courses' };

const load = createLoader(contentFilters);

type CoursesScreenProps = { searchParams: Promise<SearchParams> };

export default async function CoursesScreen({ searchParams }: CoursesScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'courses', filters);
  return <ContentScreen table="courses" filters={filters} page={page} />;
}
