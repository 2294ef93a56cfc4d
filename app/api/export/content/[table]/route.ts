import { createLoader } from 'nuqs/server';
import { contentKinds } from '@/lib/content/kinds';
import type { ListColumns } from '@/lib/content/kinds/kind';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import type { ListedContent } from '@/lib/content/publishing/model';
import { READS_COLUMN } from '@/lib/content/results/rules';
import { emptyResponse, leaderRoute } from '@/lib/core/actions/routes';
import { contentTable } from '@/lib/core/cache/change';
import { csvResponse, utc } from '@/lib/core/lists/csv';
import { contentPath } from '@/lib/paths/site';

const load = createLoader(contentFilters);

/** Returns the extra columns of a content kind, as in its list. */
function ownColumns({ text, moment, people }: ListColumns) {
  const columns: [string, (record: ListedContent) => string | number | null][] = [];
  if (text) columns.push([text.label, (record) => record.text ?? null]);
  if (moment) columns.push([`${moment.label} (UTC)`, (record) => utc(record.moment)]);
  if (people) columns.push([people.label, (record) => record.people ?? null]);
  if (people?.places) columns.push(['Places', ({ places }) => places ?? null]);
  return columns;
}

/** Exports the filtered list of one kind of content as CSV; leaders only. Instants are UTC. */
export const GET = leaderRoute<{ table: string }>(async (leader, { nextUrl }, params) => {
  const table = contentTable.safeParse(params.table);
  if (!table.success) return emptyResponse(404);
  const { list, over } = contentKinds[table.data];
  const filters = load(nextUrl.searchParams);
  return csvResponse(table.data, (after) => listContent(leader, table.data, filters, after), [
    ['Title', ({ title }) => title],
    ['Address', ({ slug }) => contentPath(table.data, slug)],
    ['State', ({ state, isOver }) => (isOver && over?.name.toLowerCase()) || state],
    ...ownColumns(list),
    [READS_COLUMN, ({ reads }) => reads],
    ['Live from (UTC)', ({ publishedAt }) => utc(publishedAt)],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Updated (UTC)', ({ updatedAt }) => utc(updatedAt)],
  ]);
});
