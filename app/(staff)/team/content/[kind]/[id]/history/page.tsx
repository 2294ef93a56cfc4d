import type { Metadata } from 'next';
import { HistoryScreen } from '@/components/content/editing/history-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { listVersions, readComparison, readEdited, readRevision } from '@/lib/content/editing/data';
import { requireEditor } from '@/lib/core/auth/guard';
import { contentTableAt, paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'History' };

type HistoryPageProps = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<{ revision?: string; from?: string; to?: string }>;
};

export default async function HistoryPage({ params, searchParams }: HistoryPageProps) {
  const [{ kind, id }, { revision, from, to }] = await Promise.all([params, searchParams]);
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen dashboard={paths.team.dashboard} />;
  const { editor } = await requireEditor(table);
  return (
    <HistoryScreen
      table={table}
      area="team"
      content={readEdited(editor, table, id)}
      versions={listVersions(editor, table, id)}
      opened={readRevision(editor, table, id, Number(revision))}
      compared={readComparison(editor, table, id, [Number(from), Number(to)])}
    />
  );
}
