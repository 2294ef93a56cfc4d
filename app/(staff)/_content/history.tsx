import type { Metadata } from 'next';
import { HistoryScreen } from '@/components/content/editing/history-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { listVersions, readComparison, readEdited, readRevision } from '@/lib/content/editing/data';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { contentTableAt } from '@/lib/paths/staff';

export const metadata: Metadata = { title: 'History' };

export type HistoryPageProps = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<{ revision?: string; from?: string; to?: string }>;
};

export async function HistoryPage({
  area,
  params,
  searchParams,
}: HistoryPageProps & { area: Area }) {
  const [{ kind, id }, { revision, from, to }] = await Promise.all([params, searchParams]);
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen area={area} />;
  const { editor } = await requireDesk(area, table);
  return (
    <HistoryScreen
      table={table}
      area={area}
      content={readEdited(editor, table, id)}
      versions={listVersions(editor, table, id)}
      opened={readRevision(editor, table, id, Number(revision))}
      compared={readComparison(editor, table, id, [Number(from), Number(to)])}
    />
  );
}
