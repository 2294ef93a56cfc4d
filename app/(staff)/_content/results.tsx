import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ResultsScreen } from '@/components/content/results/results-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readTitle } from '@/lib/content/publishing/data';
import { periodOf, readResults } from '@/lib/content/results/data';
import { resultFilters } from '@/lib/content/results/filters';
import { resultsOf } from '@/lib/content/results/rules';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { contentTableAt } from '@/lib/paths/staff';

export const metadata: Metadata = { title: 'Results' };

const load = createLoader(resultFilters);

export type ResultsPageProps = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function ResultsPage({
  area,
  params,
  searchParams,
}: ResultsPageProps & { area: Area }) {
  const [{ kind, id }, { days }] = await Promise.all([params, load(searchParams)]);
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen area={area} />;
  const { editor } = await requireDesk(area, table);
  const period = periodOf(Number(days));
  const [title, rows] = await Promise.all([
    readTitle(editor, table, id),
    readResults(editor, table, id, period),
  ]);
  if (title === null) return <MissingScreen area={area} />;
  return (
    <ResultsScreen
      table={table}
      record={{ id, title }}
      area={area}
      days={days}
      results={resultsOf(rows, period.first, period.last)}
    />
  );
}
