import 'server-only';
import { z } from 'zod';
import { contentKinds } from '@/lib/content/kinds';
import { readNearby } from '@/lib/content/kinds/data';
import { previewLink } from '@/lib/content/preview-link';
import { readReads } from '@/lib/content/results/data';
import type { Editor } from '@/lib/core/auth/guard';
import type { ContentChange } from '@/lib/core/cache/change';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { anyOf, type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type ContentTable, paths } from '@/lib/paths';
import { publicPersonPath } from '@/lib/paths/site';
import type { ContentFilters } from './filters';
import {
  authorRow,
  type Content,
  type ContentHead,
  contentRow,
  headRow,
  type ListedContent,
  listedRow,
  type Surroundings,
} from './model';
import { isOver } from './rules';

const CONTENT =
  'id, slug, title, state, publishedAt:published_at, createdAt:created_at, updatedAt:updated_at';

/**
 * Returns the select of a list: the columns of every kind, and the kind's own columns under the names of `listedRow`.
 */
function listedColumns(table: ContentTable): string {
  const { list, over, isAnnounced, parts } = contentKinds[table];
  const own = Object.entries({
    text: list.text?.column,
    moment: list.moment?.column,
    people: list.people?.column,
    places: list.people?.places,
    overAt: over?.column,
    notifiesSubscribers: isAnnounced && 'notify_subscribers',
    lacking: parts && `${parts.table}(count)`,
  });
  return [CONTENT, ...own.flatMap(([name, column]) => (column ? `${name}:${column}` : []))].join();
}

/** Value of a record in each sortable column. */
const sortValue: Record<string, (record: Content) => string> = {
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
  title: ({ title }) => title,
};

/**
 * Returns one page of the records of a kind that match the filters, in any state.
 * @param after the `next` of the previous page; any other value returns the first page
 */
export async function listContent(
  editor: Editor,
  table: ContentTable,
  filters: ContentFilters,
  after: string | null = filters.after,
): Promise<Page<ListedContent>> {
  const client = await sessionClient();
  const now = new Date();
  const wantsOver = filters.state === 'over';
  const end = contentKinds[table].over?.column;
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.state) query = query.eq('state', wantsOver ? 'published' : filters.state);
    if (end && wantsOver) query = query.lte(end, now.toISOString());
    if (end && filters.state === 'published') {
      query = anyOf(query, [[[end, 'null']], [[end, 'gt', now.toISOString()]]]);
    }
    return query;
  };
  const { parts } = contentKinds[table];
  const records = client.from(table).select(listedColumns(table));
  const found = parts ? records.is(`lacking.${parts.required}`, null) : records;
  const order = orderOf(filters.sort);
  const answer = await searchedPage(client, table, found, { q: filters.q, narrow, order, after });
  const rows = z.array(listedRow).parse(dataOf(answer, `${editor.id} could not list ${table}`));
  const reads = await readReads(
    editor,
    table,
    rows.map(({ id }) => id),
  );
  const listed = rows.map((record) => ({
    ...record,
    preview: previewLink({ table, id: record.id, isDraft: false }, now),
    isOver: isOver(record, now),
    reads: reads.get(record.id) ?? 0,
  }));
  return pageOf(listed, (record) => sortValue[order.column]?.(record) ?? record.updatedAt);
}

/** Returns a record in any state for its private preview, or null. */
export async function readContent(table: ContentTable, id: string): Promise<Content | null> {
  const answer = await serviceClient().from(table).select(CONTENT).eq('id', id).maybeSingle();
  return contentRow.nullable().parse(dataOf(answer, `${table} ${id} cannot be read`));
}

/** Returns title and state of a record, for the pages next to its editor; null if it does not exist. */
export async function readHead(
  editor: Editor,
  table: ContentTable,
  id: string,
): Promise<ContentHead | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from(table).select('title, state').eq('id', id).maybeSingle();
  return headRow.nullable().parse(dataOf(answer, `${editor.id} could not read ${table} ${id}`));
}

/** Returns the title of a record; null if it does not exist. */
export async function readTitle(editor: Editor, table: ContentTable, id: string) {
  return (await readHead(editor, table, id))?.title ?? null;
}

/** Returns the other pages that a noticeable change of a record affects. */
export async function readSurroundings(change: ContentChange): Promise<Surroundings> {
  const { table, record, old_record } = change;
  const id = record?.id ?? old_record?.id ?? '';
  const [former, { nearby, lists }, authors] = await Promise.all([
    readFormerSlugs(table, id),
    readNearby(table, id),
    readAuthorPages(table, id),
  ]);
  return { former, nearby, lists: [...lists, ...authors] };
}

async function readFormerSlugs(table: ContentTable, id: string): Promise<string[]> {
  const answer = await serviceClient()
    .from('slug_redirects')
    .select('slug')
    .eq('table_name', table)
    .eq('record_id', id);
  return dataOf(answer, `Former slugs of ${table} cannot be read`).map(({ slug }) => slug);
}

/** Returns the pages of the record's author and of the team, which may list the author from now on. */
async function readAuthorPages(table: ContentTable, id: string): Promise<string[]> {
  const { byline } = contentKinds[table];
  if (!byline) return [];
  const [record, people] = await Promise.all([
    serviceClient().from(table).select(`name:${byline}`).eq('id', id).maybeSingle(),
    serviceClient().rpc('public_faces'),
  ]);
  const author = authorRow.parse(dataOf(record, `The author of ${table} ${id} cannot be read`));
  const pages = dataOf(people, 'The people of the site cannot be read')
    .filter(({ name, former_names }) => author && [name, ...former_names].includes(author.name))
    .map(({ slug }) => publicPersonPath(slug));
  return pages.length > 0 ? [...pages, paths.about] : [];
}

/** An editor may change several people at once, and each change is reported separately afterwards. */
const ONE_CHANGE_MS = 10_000;
const MAX_CHANGED_PEOPLE = 50;

/** Returns the slugs of the most recently changed people, with or without a public page. */
export async function listChangedPeople(): Promise<string[]> {
  const answer = await serviceClient()
    .from('user_profiles')
    .select('slug, updated_at')
    .order('updated_at', { ascending: false })
    .limit(MAX_CHANGED_PEOPLE);
  const people = dataOf(answer, 'The changed people cannot be read');
  const since = Date.parse(people[0]?.updated_at ?? '') - ONE_CHANGE_MS;
  return people.flatMap(({ slug, updated_at }) => (Date.parse(updated_at) >= since ? [slug] : []));
}
