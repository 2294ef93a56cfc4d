import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/content/publishing/content-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { contentKinds } from '@/lib/content/kinds';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { contentTableAt } from '@/lib/paths/staff';

const load = createLoader(contentFilters);

export type ContentPageProps = {
  params: Promise<{ kind: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  const table = contentTableAt((await params).kind);
  return table ? { title: contentKinds[table].title } : notFoundMetadata;
}

export async function ContentPage({
  area,
  params,
  searchParams,
}: ContentPageProps & { area: Area }) {
  const table = contentTableAt((await params).kind);
  if (!table) return <MissingScreen area={area} />;
  const { editor, desk } = await requireDesk(area, table);
  const page = listContent(editor, table, await load(searchParams));
  return <ContentScreen table={table} page={page} desk={desk} />;
}
