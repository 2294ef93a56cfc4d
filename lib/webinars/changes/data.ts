import 'server-only';
import { type Editor, isLeader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Registrants, roomRow } from './model';

/** Columns that are about to be stored; `join_url` is the room. */
type Next = { [column: string]: Json | undefined };

/**
 * Returns the number of registrants to notify if these webinars get the columns of `next`, and whether one lacks a
 * room.
 */
export async function readRegistrants(
  editor: Editor,
  ids: string[],
  next: Next,
): Promise<Registrants> {
  const client = await sessionClient();
  const [counted, rooms] = await Promise.all([
    client.rpc('registrants_to_tell', { webinar_ids: ids, next }),
    client
      .from('webinars')
      .select('startsAt:starts_at, room:webinar_rooms(joinUrl:join_url)')
      .in('id', ids),
  ]);
  const webinars = roomRow.array().parse(dataOf(rooms, `${editor.id} could not read rooms`));
  // Only leaders can read rooms.
  const isWithoutRoom =
    isLeader(editor) &&
    webinars.some(({ startsAt, room }) => {
      const start = typeof next.starts_at === 'string' ? next.starts_at : startsAt;
      const joinUrl = next.join_url === undefined ? room?.joinUrl : next.join_url;
      return !joinUrl && Date.parse(start) > Date.now();
    });
  const [people = 0] = dataOf(counted, `${editor.id} could not count registrants`);
  return { people, isWithoutRoom };
}

type Changed = { id: string; updated_at: string };

/**
 * Returns the number of emails to registrants that these changes have queued.
 * @param changed current records; `updated_at` is the time of the transaction that may have notified them
 */
export async function countTold(editor: Editor, changed: readonly Changed[]): Promise<number> {
  const client = await sessionClient();
  const counts = await Promise.all(
    changed.map(({ id, updated_at }) =>
      client
        .from('outbox')
        .select('id', { count: 'exact', head: true })
        .in('topic', ['webinar.moved', 'webinar.cancelled'])
        .eq('channel', 'mail')
        .eq('created_at', updated_at)
        .eq('payload->registration->>webinarid', id),
    ),
  );
  return counts.reduce((sum, { count, error }) => {
    if (error) throw new Error(`${editor.id} could not count the queued mails`, { cause: error });
    return sum + (count ?? 0);
  }, 0);
}
