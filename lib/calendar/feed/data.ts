import 'server-only';
import { addDays, subDays } from 'date-fns';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { readToken, tokenHash } from '@/lib/core/security/signed-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { calendarFeedToken, calendarFeedUrl } from './link';
import { type CalendarFeed, feedEntry, feedRow } from './model';
import { type FeedEvent, feedEvent } from './rules';

/** Time range of a feed around the time of the request. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 90;
/** Upper limit of the bookings, and of the tasks. */
const MAX_OF_EACH = 500;

/** Returns the feed of the signed-in person, or null. */
export async function readOwnFeed(staff: Staff): Promise<CalendarFeed | null> {
  const client = await sessionClient();
  const answer = await client
    .from('calendar_feeds')
    .select('createdAt:created_at, lastReadAt:last_read_at')
    .eq('user_id', staff.id)
    .maybeSingle();
  const row = feedRow.nullable().parse(dataOf(answer, `The feed of ${staff.id} cannot be read`));
  return row && { ...row, url: calendarFeedUrl(staff.id, row.createdAt) };
}

/** Gives the person's feed a new URL; the previous one no longer works. */
export async function storeFeed(staff: Staff): Promise<void> {
  const client = await sessionClient();
  const createdAt = new Date().toISOString();
  const answer = await client.from('calendar_feeds').upsert({
    user_id: staff.id,
    created_at: createdAt,
    token_hash: tokenHash(calendarFeedToken(staff.id, createdAt)),
    last_read_at: null,
  });
  dataOf(answer, `${staff.id} could not make a feed`);
}

/** Revokes the person's feed, if there is one. */
export async function removeFeed(staff: Staff): Promise<void> {
  const client = await sessionClient();
  dataOf(
    await client.from('calendar_feeds').delete().eq('user_id', staff.id),
    `${staff.id} could not revoke their feed`,
  );
}

/**
 * Returns the entries of a feed at `now`: the live bookings and open tasks for leaders, their own open tasks for
 * members.
 * @returns null if the token does not belong to a feed, or its owner has lost access
 */
export async function readFeed(token: string, now: Date): Promise<FeedEvent[] | null> {
  if (readToken('calendar-feed', token) === null) return null;
  const answer = await serviceClient().rpc('read_calendar_feed', {
    token_hash: tokenHash(token),
    from_at: subDays(now, DAYS_BACK).toISOString(),
    to_at: addDays(now, DAYS_AHEAD).toISOString(),
    most: MAX_OF_EACH,
  });
  const data = dataOf(answer, 'A calendar feed cannot be read');
  if (data === null) return null;
  return z
    .array(feedEntry)
    .parse(data)
    .flatMap((row) => feedEvent(row) ?? []);
}
