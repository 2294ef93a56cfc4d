import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { contentKinds } from '@/lib/content/kinds';
import type { ListColumns } from '@/lib/content/kinds/kind';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import type { ListedContent } from '@/lib/content/publishing/model';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { contentTable } from '@/lib/core/cache/change';
import { csvResponse } from '@/lib/core/lists/csv';
import { contentPath } from '@/lib/paths';

const load = createLoader(contentFilters);

const utc = (instant: string | null | undefined) =>
  instant ? new Date(instant).toISOString() : null;

/** Returns the columns of a kind's own, as in its list. */
function ownColumns({ text, moment, people }: ListColumns) {
  const columns: [string, (record: ListedContent) => string | number | null][] = [];
  if (text) columns.push([text.label, (record) => record.text ?? null]);
  if (moment) columns.push([`${moment.label} (UTC)`, (record) => utc(record.moment)]);
  if (people) columns.push([people.label, (record) => record.people ?? null]);
  if (people?.places) columns.push(['Places', ({ places }) => places ?? null]);
  return columns;
}

type ContentExport = { params: Promise<{ table: string }> };

/** What the filters find of one kind of content, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest, { params }: ContentExport) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const table = contentTable.safeParse((await params).table);
  if (!table.success) return new Response(null, { status: 404 });
  const { list, over } = contentKinds[table.data];
  const filters = load(request.nextUrl.searchParams);
  return csvResponse(table.data, (after) => listContent(staff, table.data, filters, after), [
    ['Title', ({ title }) => title],
    ['Address', ({ slug }) => contentPath(table.data, slug)],
    ['State', ({ state, isOver }) => (isOver && over?.name.toLowerCase()) || state],
    ...ownColumns(list),
    ['Live from (UTC)', ({ publishedAt }) => utc(publishedAt)],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Updated (UTC)', ({ updatedAt }) => utc(updatedAt)],
  ]);
}
