import 'server-only';
import { z } from 'zod';
import { readAuthors } from '@/lib/content/authors/data';
import { refusalsOf } from '@/lib/content/checks/rules';
import { contentKinds, editorFields } from '@/lib/content/kinds';
import { previewLink } from '@/lib/content/preview-link';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { changesInWords, stepInWords } from './changes';
import { type Checked, checkForm } from './form';
import {
  type Comparison,
  draftRow,
  type EditedContent,
  editedRow,
  type OpenRevision,
  revisionRow,
  snapshotRow,
  type Version,
} from './model';
import { valuesOf } from './rules';
import { formValues } from './schema';

const MAX_REVISIONS = 50;

/** Id of the author of a row; null if their account was deleted. */
const authorId = z.string().nullable();

/** Returns the columns of a kind's own table that its editor fills. */
function editedColumns(table: ContentTable): string[] {
  const { privateColumn, parts } = contentKinds[table];
  return editorFields(table)
    .filter(({ name }) => name !== privateColumn?.column && name !== parts?.table)
    .flatMap((field) => (field.kind === 'picture' ? [field.name, field.alternative] : field.name));
}

async function readRow(table: ContentTable, id: string) {
  const { isAnnounced, privateColumn, parts } = contentKinds[table];
  const columns = ['id', 'state', 'publishedAt:published_at', 'updatedAt:updated_at'];
  if (isAnnounced) columns.push('notifiesSubscribers:notify_subscribers');
  if (privateColumn) columns.push(`private:${privateColumn.table}(${privateColumn.column})`);
  if (parts) columns.push(`${parts.table}(*)`);
  const client = await sessionClient();
  const query = client
    .from(table)
    .select([...columns, ...editedColumns(table)].join())
    .eq('id', id);
  const ordered = parts ? query.order('position', { referencedTable: parts.table }) : query;
  const answer = await ordered.maybeSingle();
  return editedRow.nullable().parse(dataOf(answer, `${table} ${id} cannot be edited`));
}

/** Returns the values of a row for its form, including the private column. */
function savedValues(table: ContentTable, row: z.output<typeof editedRow>) {
  const column = contentKinds[table].privateColumn?.column;
  return valuesOf(table, column ? { ...row, [column]: row.private?.[column] } : row);
}

/** Returns the columns to copy from a record, without the private column; null if the record does not exist. */
export async function readColumns(_: Editor, table: ContentTable, id: string) {
  const row = await readRow(table, id);
  if (!row) return null;
  const columns = Object.fromEntries(editedColumns(table).map((name) => [name, row[name]]));
  return {
    title: row.title,
    slug: row.slug,
    columns: z.record(z.string(), z.json()).parse(columns),
  };
}

/**
 * Returns false if a required field of a record is empty or a finding blocks publishing. True for a record that does
 * not exist.
 */
export async function isComplete(_: Editor, table: ContentTable, id: string): Promise<boolean> {
  const row = await readRow(table, id);
  if (row === null) return true;
  const values = savedValues(table, row);
  return checkForm(table, values).fieldErrors === undefined && !refusalsOf(table, values);
}

/** Returns the draft of a record, including the private column for people who may read it, or null. */
async function readDraft(editor: Editor, table: ContentTable, id: string) {
  const { privateColumn } = contentKinds[table];
  const client = await sessionClient();
  const answer = await client
    .from('content_drafts')
    .select(
      'of:table_name, values:content, updatedAt:updated_at, by:user_profiles(name), byId:author_id',
    )
    .in('table_name', privateColumn ? [table, privateColumn.table] : [table])
    .eq('record_id', id);
  const drafts = z
    .array(draftRow.extend({ of: z.string(), byId: authorId }))
    .parse(dataOf(answer, `The draft of ${table} ${id} cannot be read`));
  const draft = drafts.find(({ of }) => of === table);
  if (!draft) return null;
  const hidden = drafts.find(({ of }) => of !== table);
  const nameOf = await readAuthors(editor, [draft]);
  const { values, updatedAt } = draft;
  return { values: { ...values, ...hidden?.values }, updatedAt, by: nameOf(draft) };
}

/** Returns a record with its unpublished draft, or null if there is none. */
export async function readEdited(
  editor: Editor,
  table: ContentTable,
  id: string,
): Promise<EditedContent | null> {
  if (!z.guid().safeParse(id).success) return null;
  const [row, draft, savedBy] = await Promise.all([
    readRow(table, id),
    readDraft(editor, table, id),
    readSavedBy(editor, table, id),
  ]);
  if (!row) return null;
  const saved = savedValues(table, row);
  const now = new Date();
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: row.state,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    savedBy,
    saved,
    draft: draft && { ...draft, values: { ...saved, ...draft.values } },
    preview: previewLink({ table, id: row.id, isDraft: false }, now),
    draftPreview: previewLink({ table, id: row.id, isDraft: true }, now),
    notifiesSubscribers: row.notifiesSubscribers,
  };
}

/**
 * Returns the columns of a record as saving its draft would store them, or the errors; null without a draft. Only for
 * previews of drafts: it requires no session.
 */
export async function readChanges(table: ContentTable, id: string): Promise<Checked | null> {
  const answer = await serviceClient()
    .from('content_drafts')
    .select('content')
    .eq('table_name', table)
    .eq('record_id', id)
    .maybeSingle();
  const draft = dataOf(answer, `The draft of ${table} ${id} cannot be previewed`);
  if (!draft) return null;
  const values = formValues.parse(draft.content);
  const checked = checkForm(table, values);
  if (checked.fieldErrors) return checked;
  // A field missing from the draft keeps its saved value.
  const columns = Object.entries(checked.columns).filter(([name]) => name in values);
  return { columns: Object.fromEntries(columns) };
}

const REVISION = 'id, at:created_at, by:user_profiles(name), byId:author_id';

/** Returns the author of a record's newest version. */
async function readSavedBy(editor: Editor, table: ContentTable, id: string) {
  const client = await sessionClient();
  const answer = await client
    .from('content_revisions')
    .select(REVISION)
    .eq('table_name', table)
    .eq('record_id', id)
    .order('id', { ascending: false })
    .limit(1);
  const rows = z
    .array(revisionRow.extend({ byId: authorId }))
    .parse(dataOf(answer, `${editor.id} could not read the newest version`));
  const nameOf = await readAuthors(editor, rows);
  return rows[0] ? nameOf(rows[0]) : null;
}

/** Returns the versions of a record, newest first, each with a description of its changes. */
export async function listVersions(
  editor: Editor,
  table: ContentTable,
  id: string,
): Promise<Version[]> {
  if (!z.guid().safeParse(id).success) return [];
  const client = await sessionClient();
  const answer = await client
    .from('content_revisions')
    .select(`${REVISION}, snapshot`)
    .eq('table_name', table)
    .eq('record_id', id)
    .order('id', { ascending: false })
    // One extra version is read to describe the changes of the last one.
    .limit(MAX_REVISIONS + 1);
  const rows = z
    .array(revisionRow.extend({ byId: authorId, snapshot: snapshotRow.shape.snapshot }))
    .parse(dataOf(answer, `${editor.id} could not read a history`));
  const nameOf = await readAuthors(editor, rows);
  return rows.slice(0, MAX_REVISIONS).map(({ by, byId, snapshot, ...row }, place) => {
    const before = rows[place + 1]?.snapshot ?? null;
    const step = stepInWords(before, snapshot);
    const changes = before
      ? changesInWords(table, valuesOf(table, before), valuesOf(table, snapshot))
      : [];
    return { ...row, by: nameOf({ by, byId }), changes: step ? [step, ...changes] : changes };
  });
}

/** Returns two versions of a record, the older one first; null if either does not exist or both are the same. */
export async function readComparison(
  editor: Editor,
  table: ContentTable,
  id: string,
  versions: readonly [number, number],
): Promise<Comparison | null> {
  if (!z.guid().safeParse(id).success || !versions.every(Number.isSafeInteger)) return null;
  const client = await sessionClient();
  const answer = await client
    .from('content_revisions')
    .select('id, snapshot')
    .eq('table_name', table)
    .eq('record_id', id)
    .in('id', [...versions])
    .order('id');
  const [older, newer] = z
    .array(snapshotRow)
    .parse(dataOf(answer, `${editor.id} could not compare versions`))
    .map((row) => ({ id: row.id, values: valuesOf(table, row.snapshot) }));
  return older && newer ? { older, newer } : null;
}

/** Returns a version of a record and its predecessor in the shape of the form; null if the version does not exist. */
export async function readRevision(
  editor: Editor,
  table: ContentTable,
  id: string,
  revision: number,
): Promise<OpenRevision | null> {
  if (!Number.isSafeInteger(revision) || !z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('content_revisions')
    .select('id, snapshot')
    .eq('table_name', table)
    .eq('record_id', id)
    .lte('id', revision)
    .order('id', { ascending: false })
    .limit(2);
  const versions = dataOf(answer, `${editor.id} could not read a version`);
  const [wanted, before] = z.array(snapshotRow).parse(versions);
  if (wanted?.id !== revision) return null;
  return {
    id: revision,
    values: valuesOf(table, wanted.snapshot),
    before: before ? valuesOf(table, before.snapshot) : null,
  };
}
