import 'server-only';
import { z } from 'zod';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { type BookingFilters, type HeldFilters, NOBODY } from './filters';
import {
  BRIEF,
  type Brief,
  briefRow,
  type DeskBooking,
  LISTED,
  type ListedBooking,
  listedRow,
  WHOLE,
  wholeRow,
} from './model';

/**
 * Returns one page of the bookings that match the filters (spec section 7: by request, newest first).
 * @param after the `next` of the previous page
 */
export async function listBookings(
  leader: Leader,
  filters: BookingFilters,
  after: string | null = filters.after,
): Promise<Page<ListedBooking>> {
  const client = await sessionClient();
  const order = orderOf(filters.sort);
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.status) query = query.eq('status', filters.status);
    if (filters.responsible === NOBODY) query = query.is('responsible_id', null);
    else if (filters.responsible) query = query.eq('responsible_id', filters.responsible);
    if (filters.service) query = query.eq('service_id', filters.service);
    if (filters.channel) query = query.eq('channel_class', filters.channel);
    if (filters.awaiting === 'no') query = query.not('replied_at', 'is', null);
    if (filters.awaiting === 'yes') {
      query = query.is('replied_at', null).eq('status', 'scheduled').is('quarantined_at', null);
    }
    if (filters.quarantined === 'yes') query = query.not('quarantined_at', 'is', null);
    if (filters.quarantined === 'no') query = query.is('quarantined_at', null);
    if (filters.from) query = query.gte(order.column, startOfDay(filters.from));
    if (filters.to) query = query.lt(order.column, endOfDay(filters.to));
    return query;
  };
  const found = client.from('consultation_bookings').select(LISTED);
  const answer = await searchedPage(client, 'consultation_bookings', found, {
    q: filters.q,
    narrow,
    order,
    after,
  });
  const rows = z.array(listedRow).parse(dataOf(answer, `${leader.id} could not list bookings`));
  return pageOf(rows, ({ startsAt, requestedAt }) =>
    order.column === 'preferreddate' ? startsAt : requestedAt,
  );
}

/** Returns one page of the consultations of a host: upcoming ones, soonest first, or past ones. */
export async function listHeld(staff: Staff, filters: HeldFilters): Promise<Page<ListedBooking>> {
  const client = await sessionClient();
  const now = new Date().toISOString();
  let query = client
    .from('consultation_bookings')
    .select(LISTED)
    .eq('host_id', staff.id)
    .is('quarantined_at', null);
  const isPast = filters.when === 'past';
  query = isPast ? query.lt('ends_at', now) : query.gte('ends_at', now).eq('status', 'scheduled');
  const order = { column: 'preferreddate', ascending: !isPast };
  const answer = await keyset(query, order, filters.after);
  const rows = z
    .array(listedRow)
    .parse(dataOf(answer, `${staff.id} could not list their consultations`));
  return pageOf(rows, ({ startsAt }) => startsAt);
}

/** Returns the next consultations of a host, soonest first, with their briefs. */
export async function listBriefs(staff: Staff, most: number): Promise<Brief[]> {
  const client = await sessionClient();
  const answer = await client
    .from('consultation_bookings')
    .select(BRIEF)
    .eq('host_id', staff.id)
    .eq('status', 'scheduled')
    .is('quarantined_at', null)
    .gte('ends_at', new Date().toISOString())
    .order('preferreddate')
    .limit(most);
  return z.array(briefRow).parse(dataOf(answer, `${staff.id} could not read their briefs`));
}

/**
 * Returns a booking with everything that the person may see of it, or null if they may not see it or it does not exist.
 */
export async function readBooking(staff: Staff, id: string): Promise<DeskBooking | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('consultation_bookings')
    .select(WHOLE)
    .eq('id', id)
    .maybeSingle();
  return wholeRow.nullable().parse(dataOf(answer, `${staff.id} could not read booking ${id}`));
}

/** Returns the current form values of a booking, for a person whose form shows an older version. */
export async function readCurrentBooking(
  leader: Leader,
  id: string,
): Promise<CurrentRecord | null> {
  const booking = await readBooking(leader, id);
  return booking && { version: booking.version, values: booking.values };
}
