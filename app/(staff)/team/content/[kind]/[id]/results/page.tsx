import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ResultsScreen } from '@/components/content/results/results-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readTitle } from '@/lib/content/publishing/data';
import { periodOf, readResults } from '@/lib/content/results/data';
import { resultFilters } from '@/lib/content/results/filters';
import { resultsOf } from '@/lib/content/results/rules';
import { requireEditor } from '@/lib/core/auth/guard';
import { contentTableAt, paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Results' };

const load = createLoader(resultFilters);

type ResultsPageProps = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function ResultsPage({ params, searchParams }: ResultsPageProps) {
  const [{ kind, id }, { days }] = await Promise.all([params, load(searchParams)]);
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen dashboard={paths.team.dashboard} />;
  const { editor } = await requireEditor(table);
  const period = periodOf(Number(days));
  const [title, rows] = await Promise.all([
    readTitle(editor, table, id),
    readResults(editor, table, id, period),
  ]);
  if (title === null) return <MissingScreen dashboard={paths.team.dashboard} />;
  return (
    <ResultsScreen
      table={table}
      record={{ id, title }}
      area="team"
      days={days}
      results={resultsOf(rows, period.first, period.last)}
    />
  );
}
