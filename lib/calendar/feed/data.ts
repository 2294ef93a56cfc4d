import 'server-only';
import { addDays, subDays } from 'date-fns';
import { z } from 'zod';
import { bookingRow, taskRow } from '@/lib/calendar/schema';
import type { Staff } from '@/lib/core/auth/guard';
import { readToken, tokenHash } from '@/lib/core/security/signed-token';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { calendarFeedAddress, calendarFeedToken } from './link';
import { type FeedEvent, feedEvent } from './rules';

/** A person's feed; instants as the database writes them. */
export type CalendarFeed = { address: string; createdAt: string; lastReadAt: string | null };

/** What a feed holds, around the moment at which it is read. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 90;
const MOST_OF_EACH = 500;

/**
 * The feed of the person signed in, or null.
 * @throws Error if the database cannot be asked
 */
export async function readOwnFeed(staff: Staff): Promise<CalendarFeed | null> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('calendar_feeds')
    .select('created_at, last_read_at')
    .eq('user_id', staff.id)
    .maybeSingle();
  if (error) throw new Error(`The feed of ${staff.id} cannot be read`, { cause: error });
  return (
    data && {
      address: calendarFeedAddress(staff.id, data.created_at),
      createdAt: data.created_at,
      lastReadAt: data.last_read_at,
    }
  );
}

/**
 * Gives the person's feed a new address; one that it had no longer works.
 * @throws Error if the database cannot be asked
 */
export async function storeFeed(staff: Staff): Promise<void> {
  const client = await sessionClient();
  const createdAt = new Date().toISOString();
  const { error } = await client.from('calendar_feeds').upsert({
    user_id: staff.id,
    created_at: createdAt,
    token_hash: tokenHash(calendarFeedToken(staff.id, createdAt)),
    last_read_at: null,
  });
  if (error) throw new Error(`${staff.id} could not make a feed`, { cause: error });
}

/**
 * Revokes the person's feed. There may be none any more; the address then works no longer either.
 * @throws Error if the database cannot be asked
 */
export async function removeFeed(staff: Staff): Promise<void> {
  const client = await sessionClient();
  const { error } = await client.from('calendar_feeds').delete().eq('user_id', staff.id);
  if (error) throw new Error(`${staff.id} could not revoke their feed`, { cause: error });
}

const entry = z.discriminatedUnion('kind', [
  bookingRow.extend({ kind: z.literal('booking'), ends_at: z.string(), updated_at: z.string() }),
  taskRow.extend({ kind: z.literal('task'), updated_at: z.string() }),
]);

/**
 * What a feed holds at `now`: for leaders the live bookings and open tasks, for members their own open tasks.
 * @returns null if the token is not one of a feed, or its owner has lost access
 * @throws Error if the database cannot be asked
 */
export async function readFeed(token: string, now: Date): Promise<FeedEvent[] | null> {
  if (readToken('calendar-feed', token) === null) return null;
  const { data, error } = await serviceClient().rpc('read_calendar_feed', {
    token_hash: tokenHash(token),
    from_at: subDays(now, DAYS_BACK).toISOString(),
    to_at: addDays(now, DAYS_AHEAD).toISOString(),
    most: MOST_OF_EACH,
  });
  if (error) throw new Error('A calendar feed cannot be read', { cause: error });
  if (data === null) return null;
  return z
    .array(entry)
    .parse(data)
    .flatMap((row) => feedEvent(row) ?? []);
}
