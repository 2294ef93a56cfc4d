import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { homeArea } from '@/lib/core/auth/roles';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { notifiedPath } from '@/lib/paths/staff';
import type { NotificationFilters } from './filters';
import { type Notification, type NotificationSummary, notificationRow } from './model';
import { momentIn, notificationText } from './notification-text';
import { MAX_UNREAD } from './unread';

/** Upper limit of the notifications in the bell's list. */
const NEWEST = 8;

type Client = Awaited<ReturnType<typeof sessionClient>>;

function ownNotifications(client: Client, { id }: Staff) {
  return client
    .from('notifications')
    .select(
      'id, kind, title, body, dueAt:due_at, moment, times, recordTable:record_table, recordId:record_id, readAt:read_at, createdAt:created_at',
    )
    .eq('user_id', id);
}

/** Formats a notification for the screens of this person. */
export function notificationOf(
  { id, kind, title, readAt, createdAt, ...row }: z.output<typeof notificationRow>,
  { role, timeZone }: Staff,
): Notification {
  return {
    id,
    kind,
    title,
    path: notifiedPath(homeArea(role), {
      table: row.recordTable,
      id: row.recordId,
      kind,
    }),
    text: notificationText({ kind, ...row }, timeZone),
    when: momentIn(timeZone, createdAt),
    isRead: readAt !== null,
  };
}

/** Returns the newest notifications of the signed-in person, and their number of unread ones, up to MAX_UNREAD. */
export async function readNotificationSummary(staff: Staff): Promise<NotificationSummary> {
  const client = await sessionClient();
  const [newest, unread] = await Promise.all([
    ownNotifications(client, staff)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(NEWEST),
    client
      .from('notifications')
      .select('id')
      .eq('user_id', staff.id)
      .is('read_at', null)
      .limit(MAX_UNREAD),
  ]);
  const failure = `The notifications of ${staff.id} cannot be read`;
  return {
    unread: dataOf(unread, failure).length,
    newest: z
      .array(notificationRow)
      .parse(dataOf(newest, failure))
      .map((row) => notificationOf(row, staff)),
  };
}

/** Returns one page of a person's notifications, newest first. */
export async function listNotifications(
  staff: Staff,
  { show, after }: NotificationFilters,
): Promise<Page<Notification>> {
  const own = ownNotifications(await sessionClient(), staff);
  const answer = await keyset(
    show === 'unread' ? own.is('read_at', null) : own,
    { column: 'created_at', ascending: false },
    after,
  );
  const data = dataOf(answer, `The notifications of ${staff.id} cannot be listed`);
  const { rows, next } = pageOf(z.array(notificationRow).parse(data), (row) => row.createdAt);
  return { rows: rows.map((row) => notificationOf(row, staff)), next };
}

/** Marks notifications as read; without ids, all of them. Those that are already read stay unchanged. */
export async function markAsRead(staff: Staff, ids?: readonly string[]): Promise<void> {
  const client = await sessionClient();
  const unread = client
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .eq('user_id', staff.id)
    .is('read_at', null);
  const answer = await (ids ? unread.in('id', ids) : unread);
  dataOf(answer, `${staff.id} could not mark notifications as read`);
}

/**
 * Writes the due reminders, then queues an email for each person whose local time is morning; called by the scheduler.
 * Repeated calls write each reminder once and queue at most one email per person and day.
 * @returns the number of queued emails
 */
export async function queueDigests(): Promise<number> {
  const client = serviceClient();
  dataOf(await client.rpc('write_reminders'), 'Reminders cannot be written');
  return dataOf(await client.rpc('queue_digests'), 'Digests cannot be queued');
}
