import 'server-only';
import { z } from 'zod';
import { previewLink } from '@/lib/content/preview-link';
import type { Leader } from '@/lib/core/auth/guard';
import { contentRecord } from '@/lib/core/cache/change';
import type { Json } from '@/lib/core/supabase/database.types';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { editorFields } from './fields';
import { valuesOf } from './rules';
import {
  checkForm,
  type EditedContent,
  formValues,
  type KeepInput,
  type OpenRevision,
  type Revision,
  type SeenInput,
} from './schema';

/** Versions that the history of a record lists. */
const LISTED_REVISIONS = 50;

const author = z
  .object({ name: z.string() })
  .nullable()
  .transform((profile) => profile?.name ?? null);

const storedRow = z.looseObject({
  id: z.guid(),
  slug: z.string(),
  title: z.string(),
  state: contentRecord.shape.state,
  published_at: z.string().nullable(),
  updated_at: z.string(),
  notify_subscribers: z.boolean().optional(),
});

const draftRow = z.object({ content: formValues, updated_at: z.string(), author });

/** The columns that an editor shows of a kind of content. */
function columnsOf(table: ContentTable): string {
  const names = editorFields(table)
    .filter(({ name }) => name !== 'join_url')
    .flatMap((field) => (field.kind === 'picture' ? [field.name, field.alternative] : field.name));
  const own = table === 'blog_posts' ? ['notify_subscribers'] : [];
  return ['id', 'state', 'published_at', 'updated_at', ...own, ...names].join(', ');
}

async function readStored(table: ContentTable, id: string) {
  const client = await sessionClient();
  const { data, error } = await client
    .from(table)
    .select(columnsOf(table))
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${table} ${id} cannot be edited`, { cause: error });
  if (!data) return null;
  const row = storedRow.parse(data);
  return table === 'webinars' ? { ...row, join_url: await readRoom(id) } : row;
}

/**
 * What an editor has set of a record, as columns that a copy can be stored with, without the room of a
 * webinar; null if there is none.
 * @throws Error if the database cannot be asked
 */
export async function readColumns(leader: Leader, table: ContentTable, id: string) {
  const client = await sessionClient();
  const { data, error } = await client
    .from(table)
    .select(columnsOf(table))
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not copy ${table} ${id}`, { cause: error });
  if (!data) return null;
  const { title, slug } = storedRow.parse(data);
  const {
    id: _,
    state,
    published_at,
    updated_at,
    notify_subscribers,
    ...columns
  } = z.record(z.string(), z.json()).parse(data);
  return { title, slug, columns };
}

async function readRoom(webinarId: string): Promise<string | null> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('webinar_rooms')
    .select('join_url')
    .eq('webinar_id', webinarId)
    .maybeSingle();
  if (error) throw new Error(`The room of webinar ${webinarId} cannot be read`, { cause: error });
  return data?.join_url ?? null;
}

/**
 * Whether a record could be saved as it is stored: nothing that its editor asks for is missing. True where there is
 * no record, which is another's to say.
 * @throws Error if the database cannot be asked
 */
export async function isComplete(_: Leader, table: ContentTable, id: string): Promise<boolean> {
  const row = await readStored(table, id);
  return row === null || checkForm(table, valuesOf(table, row)).fieldErrors === undefined;
}

async function readDraft(table: ContentTable, id: string) {
  const client = await sessionClient();
  const { data, error } = await client
    .from('content_drafts')
    .select('content, updated_at, author:user_profiles(name)')
    .eq('table_name', table)
    .eq('record_id', id)
    .maybeSingle();
  if (error) throw new Error(`The draft of ${table} ${id} cannot be read`, { cause: error });
  if (!data) return null;
  const { content, updated_at, author } = draftRow.parse(data);
  return { values: content, updatedAt: updated_at, by: author };
}

/**
 * A piece of content with its unpublished draft, or null if there is none.
 * @throws Error if the database cannot be asked
 */
export async function readEdited(
  leader: Leader,
  table: ContentTable,
  id: string,
): Promise<EditedContent | null> {
  if (!z.guid().safeParse(id).success) return null;
  const [row, draft, revisions] = await Promise.all([
    readStored(table, id),
    readDraft(table, id),
    listRevisions(leader, table, id, 1),
  ]);
  if (!row) return null;
  const saved = valuesOf(table, row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: row.state,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    savedBy: revisions[0]?.by ?? null,
    saved,
    draft: draft && { ...draft, values: { ...saved, ...draft.values } },
    preview: previewLink(table, row.id, new Date()),
    notifiesSubscribers: row.notify_subscribers,
  };
}

/**
 * Keeps what an editor has typed, beside the content itself.
 * @returns the version of the draft, or null if record or draft are not the versions that were seen
 * @throws Error if the database cannot be asked
 */
export async function keepDraft(leader: Leader, input: KeepInput): Promise<string | null> {
  const { table, id, seen, values } = input;
  const client = await sessionClient();
  const record = await client
    .from(table)
    .select('id')
    .eq('id', id)
    .eq('updated_at', seen.record)
    .maybeSingle();
  if (record.error) throw new Error(`${table} ${id} cannot be read`, { cause: record.error });
  if (!record.data) return null;
  const drafts = client.from('content_drafts');
  const { data, error } = await (seen.draft === null
    ? drafts.insert({ table_name: table, record_id: id, content: values })
    : drafts
        .update({ content: values, author_id: leader.id })
        .eq('table_name', table)
        .eq('record_id', id)
        .eq('updated_at', seen.draft)
  )
    .select('updated_at')
    .maybeSingle();
  if (error?.code === UNIQUE_VIOLATION) return null;
  if (error)
    throw new Error(`${leader.id} could not keep a draft of ${table} ${id}`, { cause: error });
  return data?.updated_at ?? null;
}

/**
 * Gives up the draft that was seen.
 * @returns false if there is no such draft any more
 * @throws Error if the database cannot be asked
 */
export async function dropDraft(leader: Leader, { table, id, seen }: SeenInput): Promise<boolean> {
  if (seen.draft === null) return true;
  const client = await sessionClient();
  const { data, error } = await client
    .from('content_drafts')
    .delete()
    .eq('table_name', table)
    .eq('record_id', id)
    .eq('updated_at', seen.draft)
    .select('record_id');
  if (error)
    throw new Error(`${leader.id} could not drop the draft of ${table} ${id}`, { cause: error });
  return data.length === 1;
}

const savedAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    record: contentRecord.extend({ updated_at: z.string() }),
  }),
  z.object({ outcome: z.enum(['stale', 'slug_taken']) }),
]);

/**
 * Stores columns of a record and gives up its draft, in one transaction, if both are the versions that were
 * seen; without `at` it adds a record.
 * @throws Error if the database cannot be asked or refuses for another reason
 */
export async function storeContent(
  leader: Leader,
  table: ContentTable,
  columns: Record<string, Json>,
  at?: Omit<SeenInput, 'table'>,
) {
  const client = await sessionClient();
  const { data, error } = await client.rpc('save_content', {
    kind: table,
    content: columns,
    content_id: at?.id,
    seen: at?.seen.record,
    draft_seen: at?.seen.draft ?? undefined,
  });
  if (error) throw new Error(`${leader.id} could not save ${table}`, { cause: error });
  return savedAnswer.parse(data);
}

/**
 * Removes a record and its draft.
 * @returns the record as it was, or null if it is not the version that was seen
 * @throws Error if the database cannot be asked
 */
export async function removeContent(leader: Leader, { table, id, seen }: SeenInput) {
  const client = await sessionClient();
  const { data, error } = await client
    .from(table)
    .delete()
    .eq('id', id)
    .eq('updated_at', seen.record)
    .select('id, slug, state, published_at')
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not delete ${table} ${id}`, { cause: error });
  if (!data) return null;
  const draft = await client
    .from('content_drafts')
    .delete()
    .eq('table_name', table)
    .eq('record_id', id);
  if (draft.error) throw new Error(`The draft of ${table} ${id} stays`, { cause: draft.error });
  return contentRecord.parse(data);
}

const revisionRow = z
  .object({ id: z.coerce.number(), created_at: z.string(), author })
  .transform(({ id, created_at, author }) => ({ id, at: created_at, by: author }));

/**
 * The versions of a record, newest first.
 * @throws Error if the database cannot be asked
 */
export async function listRevisions(
  leader: Leader,
  table: ContentTable,
  id: string,
  most: number = LISTED_REVISIONS,
): Promise<Revision[]> {
  if (!z.guid().safeParse(id).success) return [];
  const client = await sessionClient();
  const { data, error } = await client
    .from('content_revisions')
    .select('id, created_at, author:user_profiles(name)')
    .eq('table_name', table)
    .eq('record_id', id)
    .order('id', { ascending: false })
    .limit(most);
  if (error) throw new Error(`${leader.id} could not read a history`, { cause: error });
  return z.array(revisionRow).parse(data);
}

const snapshotRow = z.object({
  id: z.coerce.number(),
  snapshot: z.record(z.string(), z.unknown()),
});

/**
 * What a record held in one of its versions, in the shape of the form, and in the version before it; null if
 * there is no such version.
 * @throws Error if the database cannot be asked
 */
export async function readRevision(
  leader: Leader,
  table: ContentTable,
  id: string,
  revision: number,
): Promise<OpenRevision | null> {
  if (!Number.isSafeInteger(revision) || !z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from('content_revisions')
    .select('id, snapshot')
    .eq('table_name', table)
    .eq('record_id', id)
    .lte('id', revision)
    .order('id', { ascending: false })
    .limit(2);
  if (error) throw new Error(`${leader.id} could not read a version`, { cause: error });
  const [wanted, before] = z.array(snapshotRow).parse(data);
  if (wanted?.id !== revision) return null;
  return {
    id: revision,
    values: valuesOf(table, wanted.snapshot),
    before: before ? valuesOf(table, before.snapshot) : null,
  };
}
