import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { PAGE_SIZE, type Page, pageOf } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { FOREIGN_KEY_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { TimelineFilters } from './filters';
import { type TimelineEntry, timelineEntry } from './model';
import type { NoteInput } from './schema';

/** Returns one page of the timeline of a contact, with entries for all of their emails, newest first. */
export async function readTimeline(
  leader: Leader,
  contact: string,
  { kind, after }: Pick<TimelineFilters, 'kind' | 'after'>,
): Promise<Page<TimelineEntry>> {
  const [, id, at] = after?.match(/^([^_]+)_(.+)$/) ?? [];
  const client = await sessionClient();
  const answer = await client.rpc(
    'client_timeline',
    {
      client: contact,
      most: PAGE_SIZE + 1,
      ...(kind && { only_kind: kind }),
      ...(id && at && { before_id: id, before_at: at }),
    },
    { get: true },
  );
  const entries = dataOf(answer, `${leader.id} could not read the timeline of ${contact}`);
  return pageOf(z.array(timelineEntry).parse(entries), (entry) => entry.at);
}

/** Returns the current body and version of a note, or null. */
export async function readNote(leader: Leader, id: string) {
  const client = await sessionClient();
  const answer = await client
    .from('client_notes')
    .select('body, version:updated_at')
    .eq('id', id)
    .maybeSingle();
  return dataOf(answer, `${leader.id} could not read note ${id}`);
}

/**
 * Stores a new note of this leader, or changes one unless someone else has changed it since its version.
 * @returns true if a row was written
 */
export async function storeNote(
  leader: Leader,
  { client: about, id, version, body }: NoteInput,
): Promise<boolean> {
  const client = await sessionClient();
  const notes = client.from('client_notes');
  const answer = await (id
    ? notes.update({ body }).eq('id', id).eq('updated_at', version)
    : notes.insert({ client_id: about, body })
  ).select('id');
  if (answer.error?.code === FOREIGN_KEY_VIOLATION) return false;
  return dataOf(answer, `${leader.id} could not store a note`).length === 1;
}

/**
 * Deletes a note; the audit log keeps it for restoring.
 * @returns true if there was one
 */
export async function removeNote(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('client_notes').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete note ${id}`).length === 1;
}
