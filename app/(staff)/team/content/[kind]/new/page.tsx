import type { Metadata } from 'next';
import { NewContentForm } from '@/components/content/editing/new-content-form';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { contentKinds } from '@/lib/content/kinds';
import { requireEditor } from '@/lib/core/auth/guard';
import { contentTableAt, paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'New' };

type NewContentPageProps = { params: Promise<{ kind: string }> };

export default async function NewContentPage({ params }: NewContentPageProps) {
  const table = contentTableAt((await params).kind);
  if (!table) return <MissingScreen dashboard={paths.team.dashboard} />;
  await requireEditor(table);
  return (
    <>
      <ScreenHead
        title={`New ${contentKinds[table].singular}`}
        purpose="It starts as a draft. Until it is published, only people who write here can see it."
      />
      <NewContentForm table={table} />
    </>
  );
}
