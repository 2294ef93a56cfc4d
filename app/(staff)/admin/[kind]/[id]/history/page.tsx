import type { Metadata } from 'next';
import { HistoryScreen } from '@/components/content/editing/history-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { listVersions, readComparison, readEdited, readRevision } from '@/lib/content/editing/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { contentTableAt, paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'History' };

type HistoryPageProps = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<{ revision?: string; from?: string; to?: string }>;
};

export default async function HistoryPage({ params, searchParams }: HistoryPageProps) {
  const leader = await requireLeader();
  const [{ kind, id }, { revision, from, to }] = await Promise.all([params, searchParams]);
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen dashboard={paths.admin.dashboard} />;
  return (
    <HistoryScreen
      table={table}
      area="admin"
      content={readEdited(leader, table, id)}
      versions={listVersions(leader, table, id)}
      opened={readRevision(leader, table, id, Number(revision))}
      compared={readComparison(leader, table, id, [Number(from), Number(to)])}
    />
  );
}
