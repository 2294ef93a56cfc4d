import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { overNames } from '@/lib/content/publishing/rules';
import type { ListedContent } from '@/lib/content/publishing/schema';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { contentTable } from '@/lib/core/cache/change';
import { csvResponse } from '@/lib/core/lists/csv';
import { contentPath } from '@/lib/paths';

const load = createLoader(contentFilters);

const utc = (instant: string | null | undefined) =>
  instant ? new Date(instant).toISOString() : null;

const category = ['Category', ({ category }: ListedContent) => category ?? null] as const;
const people = (heading: string) =>
  [heading, ({ people }: ListedContent) => people ?? null] as const;

const ownColumns = {
  services: [category],
  courses: [category, people('Enrolled')],
  webinars: [
    ['Takes place (UTC)', ({ startsAt }: ListedContent) => utc(startsAt)],
    people('Registered'),
    ['Places', ({ capacity }: ListedContent) => capacity ?? null],
  ],
  jobs: [['Closes (UTC)', ({ closesAt }: ListedContent) => utc(closesAt)], people('Applicants')],
  blog_posts: [category],
} as const;

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
    ['State', ({ state, isOver }) => (isOver && overNames[table.data]?.toLowerCase()) || state],
    ...ownColumns[table.data],
    ['Live from (UTC)', ({ publishedAt }) => utc(publishedAt)],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Updated (UTC)', ({ updatedAt }) => utc(updatedAt)],
  ]);
}
