import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/content/publishing/content-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { contentKinds } from '@/lib/content/kinds';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { LEADERS_DESK } from '@/lib/core/auth/content-rights';
import { requireLeader } from '@/lib/core/auth/guard';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { contentTableAt, paths } from '@/lib/paths';

const load = createLoader(contentFilters);

type ContentPageProps = { params: Promise<{ kind: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  const table = contentTableAt((await params).kind);
  return table ? { title: contentKinds[table].title } : notFoundMetadata;
}

export default async function ContentPage({ params, searchParams }: ContentPageProps) {
  const leader = await requireLeader();
  const table = contentTableAt((await params).kind);
  if (!table) return <MissingScreen dashboard={paths.admin.dashboard} />;
  const page = listContent(leader, table, await load(searchParams));
  return <ContentScreen table={table} page={page} desk={LEADERS_DESK} />;
}
