import type { Metadata } from 'next';
import { NewContentForm } from '@/components/content/editing/new-content-form';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { contentKinds } from '@/lib/content/kinds';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { contentTableAt } from '@/lib/paths/staff';

export const metadata: Metadata = { title: 'New' };

export type NewContentPageProps = { params: Promise<{ kind: string }> };

export async function NewContentPage({ area, params }: NewContentPageProps & { area: Area }) {
  const table = contentTableAt((await params).kind);
  if (!table) return <MissingScreen area={area} />;
  await requireDesk(area, table);
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
