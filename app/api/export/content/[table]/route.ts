import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/auth/guard';
import { csvResponse } from '@/lib/lists/csv';
import { contentPath } from '@/lib/paths';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';
import { contentTable } from '@/lib/publishing/schema';

const load = createLoader(contentFilters);

const utc = (instant: string | null) => instant && new Date(instant).toISOString();

type ContentExport = { params: Promise<{ table: string }> };

/** What the filters find of one kind of content, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest, { params }: ContentExport) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const table = contentTable.safeParse((await params).table);
  if (!table.success) return new Response(null, { status: 404 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse(table.data, (after) => listContent(staff, table.data, filters, after), [
    ['Title', ({ title }) => title],
    ['Address', ({ slug }) => contentPath(table.data, slug)],
    ['State', ({ state }) => state],
    ['Live from (UTC)', ({ publishedAt }) => utc(publishedAt)],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Updated (UTC)', ({ updatedAt }) => utc(updatedAt)],
  ]);
}
