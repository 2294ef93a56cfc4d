import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/content/publishing/content-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { contentKinds } from '@/lib/content/kinds';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { requireEditor } from '@/lib/core/auth/guard';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { contentTableAt, paths } from '@/lib/paths';

const load = createLoader(contentFilters);

type EditorsPageProps = { params: Promise<{ kind: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: EditorsPageProps): Promise<Metadata> {
  const table = contentTableAt((await params).kind);
  return table ? { title: contentKinds[table].title } : notFoundMetadata;
}

export default async function EditorsPage({ params, searchParams }: EditorsPageProps) {
  const table = contentTableAt((await params).kind);
  if (!table) return <MissingScreen dashboard={paths.team.dashboard} />;
  const { editor, desk } = await requireEditor(table);
  const page = listContent(editor, table, await load(searchParams));
  return <ContentScreen table={table} page={page} desk={desk} />;
}
