import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { NotificationFilters } from './filters';
import { momentIn, notificationText } from './rules';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationSummary,
  UNREAD_LIMIT,
} from './schema';

/** Notifications in the bell's list. */
const NEWEST = 8;

const row = z.object({
  id: z.guid(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string().nullable(),
  due_at: z.string().nullable(),
  record_id: z.guid(),
  read_at: z.string().nullable(),
  created_at: z.string(),
});

type Client = Awaited<ReturnType<typeof sessionClient>>;

function ownNotifications(client: Client, { id }: Staff) {
  return client
    .from('notifications')
    .select('id, kind, title, body, due_at, record_id, read_at, created_at')
    .eq('user_id', id);
}

function shown(data: unknown, { timeZone }: Staff): Notification[] {
  return z
    .array(row)
    .parse(data)
    .map((stored) => ({
      id: stored.id,
      kind: stored.kind,
      taskId: stored.record_id,
      title: stored.title,
      text: notificationText(stored, timeZone),
      when: momentIn(timeZone, stored.created_at),
      isRead: stored.read_at !== null,
    }));
}

/**
 * The newest notifications of the signed-in person, and how many are unread, counted up to UNREAD_LIMIT.
 * @throws Error if the database cannot be asked
 */
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
      .limit(UNREAD_LIMIT),
  ]);
  if (newest.error || unread.error) {
    const cause = newest.error ?? unread.error;
    throw new Error(`The news of ${staff.id} cannot be read`, { cause });
  }
  return { unread: unread.data.length, newest: shown(newest.data, staff) };
}

/**
 * One page of a person's notifications, newest first.
 * @throws Error if the database cannot be asked
 */
export async function listNotifications(
  staff: Staff,
  { show, after }: NotificationFilters,
): Promise<Page<Notification>> {
  const own = ownNotifications(await sessionClient(), staff);
  const { data, error } = await keyset(
    show === 'unread' ? own.is('read_at', null) : own,
    { column: 'created_at', ascending: false },
    after,
  );
  if (error) throw new Error(`Notifications of ${staff.id} cannot be listed`, { cause: error });
  const { rows, next } = pageOf(data, ({ created_at }) => created_at);
  return { rows: shown(rows, staff), next };
}

/**
 * The newest unread mentions of a person.
 * @throws Error if the database cannot be asked
 */
export async function readMentions(staff: Staff, most: number): Promise<Notification[]> {
  const { data, error } = await ownNotifications(await sessionClient(), staff)
    .eq('kind', 'mentioned')
    .is('read_at', null)
    .order('created_at', { ascending: false })
    .limit(most);
  if (error) throw new Error(`Mentions of ${staff.id} cannot be read`, { cause: error });
  return shown(data, staff);
}

/**
 * Marks one notification as read, or all without an id. What is read already stays as it was.
 * @throws Error if the database cannot be asked
 */
export async function markAsRead(staff: Staff, id?: string): Promise<void> {
  const client = await sessionClient();
  const unread = client
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .eq('user_id', staff.id)
    .is('read_at', null);
  const { error } = await (id === undefined ? unread : unread.eq('id', id));
  if (error) throw new Error(`${staff.id} could not mark what was read`, { cause: error });
}

/**
 * Writes the reminders that are due, then queues the mails of everyone whose morning it is; the cron door's.
 * However often it is called, each reminder is written once and each person gets one mail a day at most.
 * @returns how many mails were queued
 * @throws Error if the database cannot be asked
 */
export async function queueNews(): Promise<number> {
  const client = serviceClient();
  const reminders = await client.rpc('write_reminders');
  if (reminders.error) {
    throw new Error('Reminders cannot be written', { cause: reminders.error });
  }
  const digests = await client.rpc('queue_digests');
  if (digests.error) throw new Error('Digests cannot be queued', { cause: digests.error });
  return digests.data;
}
