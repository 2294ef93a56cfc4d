import { createLoader } from 'nuqs/server';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { overNames } from '@/lib/content/publishing/rules';
import type { ListedContent } from '@/lib/content/publishing/schema';
import { emptyResponse, leaderRoute } from '@/lib/core/actions/routes';
import { contentTable } from '@/lib/core/cache/change';
import { csvResponse, utc } from '@/lib/core/lists/csv';
import { contentPath } from '@/lib/paths';

const load = createLoader(contentFilters);

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

/** What the filters find of one kind of content, as CSV; leaders only. Instants are UTC. */
export const GET = leaderRoute<{ table: string }>(async (leader, { nextUrl }, params) => {
  const table = contentTable.safeParse(params.table);
  if (!table.success) return emptyResponse(404);
  const filters = load(nextUrl.searchParams);
  return csvResponse(table.data, (after) => listContent(leader, table.data, filters, after), [
    ['Title', ({ title }) => title],
    ['Address', ({ slug }) => contentPath(table.data, slug)],
    ['State', ({ state, isOver }) => (isOver && overNames[table.data]?.toLowerCase()) || state],
    ...ownColumns[table.data],
    ['Live from (UTC)', ({ publishedAt }) => utc(publishedAt)],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Updated (UTC)', ({ updatedAt }) => utc(updatedAt)],
  ]);
});
