import 'server-only';
import { addMinutes } from 'date-fns';
import { readAvailability } from '@/lib/bookings/availability/data';
import { isInstantWithinHours } from '@/lib/bookings/availability/opening-hours';
import { listHostsAt } from '@/lib/bookings/hosts/data';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { fullName } from '@/lib/core/text/full-name';
import { businessDay } from '@/lib/core/time/business-time';
import { type Closure, type Movable, movableRow, moveAnswer } from './model';
import type { BookingMove } from './schema';

/** Returns why no consultations are offered at a time; null if they are. */
export async function readClosure(leader: Leader, startsAt: Date): Promise<Closure | null> {
  const client = await sessionClient();
  const day = businessDay(startsAt);
  const [availability, holiday] = await Promise.all([
    readAvailability(),
    client.from('availability_holidays').select('name').eq('day', day).maybeSingle(),
  ]);
  const named = dataOf(holiday, `${leader.id} could not read the holidays`);
  if (named) return { holiday: named.name };
  return isInstantWithinHours(availability, startsAt) ? null : { holiday: null };
}

/**
 * Returns a scheduled booking with the people booked at the wanted time and the hosts who could take it; null if it is
 * not scheduled.
 */
export async function readMovable(leader: Leader, id: string, to: Date): Promise<Movable | null> {
  const client = await sessionClient();
  const failure = `${leader.id} could not read booking ${id}`;
  const stored = await client
    .from('consultation_bookings')
    .select(
      'startsAt:preferreddate, endsAt:ends_at, visitorTimeZone:visitor_time_zone, hostId:host_id',
    )
    .eq('id', id)
    .eq('status', 'scheduled')
    .maybeSingle();
  const found = dataOf(stored, failure);
  if (!found) return null;
  const { minutes, ...booking } = movableRow.parse(found);
  const [others, hosts] = await Promise.all([
    client
      .from('consultation_bookings')
      .select('firstname, lastname')
      .eq('status', 'scheduled')
      .neq('id', id)
      .lt('preferreddate', addMinutes(to, minutes).toISOString())
      .gt('ends_at', to.toISOString())
      .order('preferreddate')
      .limit(5),
    listHostsAt(leader, to, id),
  ]);
  return { ...booking, others: dataOf(others, failure).map(fullName), hosts };
}

/**
 * Moves a booking in the leader's own session; the database refuses a taken or past time. Returns the outcome and,
 * after a move, the stored host.
 */
export async function storeMove(leader: Leader, { id, startsAt, from, tell, host }: BookingMove) {
  const client = await sessionClient();
  const answer = await client.rpc('reschedule_booking', {
    booking_id: id,
    starts_at: startsAt,
    seen_start: from,
    tell,
    holder: { id: host },
  });
  return moveAnswer.parse(dataOf(answer, `${leader.id} could not move booking ${id}`));
}
