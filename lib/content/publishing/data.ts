import 'server-only';
import { z } from 'zod';
import { previewLink } from '@/lib/content/preview-link';
import { stateColumns } from '@/lib/content/states';
import type { Leader } from '@/lib/core/auth/guard';
import { type ContentChange, contentRecord, contentTable } from '@/lib/core/cache/change';
import { anywhere, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import type { ContentFilters } from './filters';
import { isOver } from './rules';
import {
  type Content,
  type ListedContent,
  listedContent,
  type ManyMovesInput,
  type MoveInput,
} from './schema';

const LISTED =
  'id, slug, title, state, publishedAt:published_at, createdAt:created_at, updatedAt:updated_at';

/** What each kind has besides. */
const OWN: Record<ContentTable, string> = {
  services: 'category',
  courses: 'category, people:enrolments(count)',
  webinars: 'startsAt:starts_at, endsAt:ends_at, capacity, people:registered_count',
  jobs: 'closesAt:closes_at, people:job_applications(count)',
  blog_posts: 'category, notifiesSubscribers:notify_subscribers',
};

/** The column that says when published content is over, where it ever is. */
const overAt: Partial<Record<ContentTable, string>> = { jobs: 'closes_at', webinars: 'ends_at' };

/** A column to sort by, as a listed record holds it. */
const sortValue: Record<string, (record: Content) => string> = {
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
  title: ({ title }) => title,
};

/**
 * One page of what the filters find of a kind, in any state.
 * @param after the `next` of the page before; anything else gives the first page
 * @throws Error if the database cannot be asked
 */
export async function listContent(
  leader: Leader,
  table: ContentTable,
  filters: ContentFilters,
  after: string | null = filters.after,
): Promise<Page<ListedContent>> {
  const client = await sessionClient();
  let query = client.from(table).select(`${LISTED}, ${OWN[table]}`);
  if (filters.q) query = query.ilike('title', anywhere(filters.q));
  const now = new Date();
  const wantsOver = filters.state === 'over';
  if (filters.state) query = query.eq('state', wantsOver ? 'published' : filters.state);
  const end = overAt[table];
  if (end && wantsOver) query = query.lte(end, now.toISOString());
  if (end && filters.state === 'published') {
    query = query.or(`${end}.is.null,${end}.gt.${now.toISOString()}`);
  }
  const order = orderOf(filters.sort);
  const { data, error } = await keyset(query, order, after);
  if (error) throw new Error(`${leader.id} could not list ${table}`, { cause: error });
  const records = z
    .array(listedContent)
    .parse(data)
    .map((record) => ({
      ...record,
      preview: previewLink(table, record.id, now),
      isOver: isOver(record, now),
    }));
  return pageOf(records, (record) => sortValue[order.column]?.(record) ?? record.updatedAt);
}

/**
 * A record in any state, as it is at this moment, or null: what its private preview says of it.
 * @throws Error if the database cannot be asked
 */
export async function readContent(table: ContentTable, id: string): Promise<Content | null> {
  const { data, error } = await serviceClient()
    .from(table)
    .select(LISTED)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${table} ${id} cannot be read`, { cause: error });
  return data && listedContent.parse(data);
}

/**
 * What a record is called, for the pages beside its editor; null if there is none.
 * @throws Error if the database cannot be asked
 */
export async function readTitle(
  leader: Leader,
  table: ContentTable,
  id: string,
): Promise<string | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client.from(table).select('title').eq('id', id).maybeSingle();
  if (error) throw new Error(`${leader.id} could not read ${table} ${id}`, { cause: error });
  return data?.title ?? null;
}

const movedRecord = contentRecord.extend({ updated_at: z.string() });
const MOVED = 'id, slug, state, published_at, updated_at';

/**
 * Changes a record's state under the leader's own session.
 * @returns the record as it is now; null if no row was changed: it is gone, no longer in the state or
 * version that the leader saw, or row-level security hides it
 * @throws Error if the database cannot be asked
 */
export async function moveContent(leader: Leader, move: MoveInput) {
  const client = await sessionClient();
  const change = client
    .from(move.table)
    .update({ ...stateColumns(move.table, move), ...('at' in move && { published_at: move.at }) })
    .eq('id', move.id)
    .eq('state', move.from);
  const { data, error } = await (move.seen ? change.eq('updated_at', move.seen) : change)
    .select(MOVED)
    .maybeSingle();
  if (error)
    throw new Error(`${leader.id} could not move ${move.table} ${move.id}`, { cause: error });
  return data && movedRecord.parse(data);
}

const formerRow = contentRecord
  .pick({ id: true, state: true, published_at: true })
  .extend({ notify_subscribers: z.boolean().optional() });

/**
 * Moves many records at once under the leader's own session.
 * @returns each that was changed, as it was and as it is now
 * @throws Error if the database cannot be asked
 */
export async function moveManyContent(leader: Leader, { table, moves }: ManyMovesInput) {
  const client = await sessionClient();
  const ids = moves.map(({ id }) => id);
  const choice = table === 'blog_posts' ? ', notify_subscribers' : '';
  const { data, error } = await client
    .from(table)
    .select(`id, state, published_at${choice}`)
    .in('id', ids);
  if (error) throw new Error(`${leader.id} could not read ${table}`, { cause: error });
  const former = z.array(formerRow).parse(data);
  const changes = moves.map(async ({ id, from, publishedAt, ...move }) => {
    const before = former.find((record) => record.id === id && record.state === from);
    if (!before) return null;
    const moved = await client
      .from(table)
      .update({
        ...stateColumns(table, move),
        ...(publishedAt !== undefined && { published_at: publishedAt }),
      })
      .eq('id', id)
      .eq('state', from)
      .select(MOVED)
      .maybeSingle();
    if (moved.error)
      throw new Error(`${leader.id} could not move ${table}`, { cause: moved.error });
    return moved.data && { before, record: movedRecord.parse(moved.data) };
  });
  return (await Promise.all(changes)).filter((change) => change !== null);
}

/**
 * Publishes whatever is scheduled and due; the cron door's.
 * @returns each as the change that it was
 * @throws Error if the database cannot be asked
 */
export async function publishDueContent(): Promise<ContentChange[]> {
  const client = serviceClient();
  const { data, error } = await client.rpc('publish_due_content');
  if (error) throw new Error('Due content cannot be published', { cause: error });
  return Promise.all(
    data.map(async ({ table_name, id }) => {
      const table = contentTable.parse(table_name);
      const published = await client
        .from(table)
        .select('id, slug, state, published_at')
        .eq('id', id)
        .single();
      if (published.error) {
        throw new Error(`What went live of ${table} cannot be read`, { cause: published.error });
      }
      const record = contentRecord.parse(published.data);
      return { table, record, old_record: { ...record, state: 'scheduled' as const } };
    }),
  );
}
