import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { Leader } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { shareRead } from '@/lib/core/memory/shared-read';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { availabilityValues, MAX_UPCOMING } from './form-values';
import {
  type Availability,
  availabilityRow,
  type ChangeRules,
  type UpcomingBooking,
  upcomingRow,
} from './model';
import { nearestFree, openDays } from './open-days';
import type { OpenDay } from './packed-days';
import type { AvailabilityInput } from './schema';
import { type AvailabilityState, openDaysOf, parseState } from './state';

type Client = Pick<ReturnType<typeof cachedServiceClient>, 'from' | 'rpc'>;

async function readState(client: Client): Promise<AvailabilityState> {
  const answer = await client.rpc('availability_state', {}, { get: true });
  return parseState(dataOf(answer, 'Availability cannot be read'));
}

const readCurrentState = shareRead(() => readState(serviceClient()));

/** Returns the current settings, hours and holidays. */
export async function readAvailability(): Promise<Availability> {
  return (await readCurrentState()).availability;
}

/** Returns the days with the slots that are free now. */
export async function readOpenDays(): Promise<OpenDay[]> {
  return openDaysOf(await readCurrentState(), new Date());
}

/** Returns the days with the slots at which a host is free; null without a host who can be booked. */
function daysOfHost(
  { availability, taken }: AvailabilityState,
  hostId: string | undefined,
  now: Date,
): OpenDay[] | null {
  const host = hostId && availability.hosts?.find(({ id }) => id === hostId);
  return host ? openDays({ ...availability, hosts: [host] }, taken, now) : null;
}

/**
 * Returns the days with the slots that are free now and, as `kept`, those at which the host of a booking is free; null
 * without a host who can be booked.
 */
export async function readMoveDays(
  hostId: string | undefined,
): Promise<{ days: OpenDay[]; kept: OpenDay[] | null }> {
  const state = await readCurrentState();
  const now = new Date();
  return { days: openDaysOf(state, now), kept: daysOfHost(state, hostId, now) };
}

/** Returns the days with free slots for static pages: at most ten minutes old, and refreshed by every booking. */
export async function readCachedOpenDays(): Promise<OpenDay[]> {
  return openDaysOf(await readState(cachedServiceClient([cacheTags.slots])), new Date());
}

/**
 * Returns the three free slots nearest to a wanted time. They are only suggestions, so a failure is logged and the list
 * is empty.
 * @param state the response of the database function availability_state, if it was just called; otherwise it is called
 *   here
 * @param hostId suggests only times of this host, if they can be booked
 */
export async function readNearestSlots(
  wanted: Date,
  state?: unknown,
  hostId?: string,
): Promise<{ date: string; time: string }[]> {
  try {
    const known = state === undefined ? await readCurrentState() : parseState(state);
    const now = new Date();
    return nearestFree(daysOfHost(known, hostId, now) ?? openDaysOf(known, now), wanted);
  } catch (error) {
    log.error({ err: error }, 'nearest slots cannot be read');
    return [];
  }
}

/** Reads the tables in the leader's session, once per page. */
const readAsLeader = cache(async (client: Client): Promise<Availability> => {
  const [settings, hours, holidays] = await Promise.all([
    client
      .from('availability_settings')
      .select(
        'slotLengthMinutes:slot_length_minutes, seats, noticeHours:notice_hours, horizonDays:horizon_days',
      )
      .single(),
    client.from('availability_hours').select('weekday, opens, closes'),
    client.from('availability_holidays').select('day'),
  ]);
  return availabilityRow.parse({
    ...dataOf(settings, 'Availability cannot be read'),
    hours: dataOf(hours, 'The hours cannot be read'),
    holidays: dataOf(holidays, 'The holidays cannot be read'),
  });
});

/** Returns the availability for the form of the leaders. */
export async function readAvailabilityForm(leader: Leader): Promise<CurrentRecord> {
  const client = await sessionClient();
  const [availability, settings, holidays] = await Promise.all([
    readAsLeader(client),
    client
      .from('availability_settings')
      .select(
        'version:updated_at, firstReminder:first_reminder_hours, lastReminder:last_reminder_hours, changeNotice:change_notice_hours',
      )
      .single(),
    client.from('availability_holidays').select('day, name').order('day'),
  ]);
  const failure = `${leader.id} could not read the availability`;
  const { version, ...hoursBefore } = dataOf(settings, failure);
  const values = availabilityValues(availability, dataOf(holidays, failure));
  for (const [name, hours] of Object.entries(hoursBefore)) values[name] = String(hours);
  return { version, values };
}

/**
 * Replaces the whole availability, unless it has changed since the leader saw it.
 * @returns whether it was saved
 */
export async function saveAvailability(
  leader: Leader,
  { version, ...availability }: AvailabilityInput,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('save_availability', { availability, seen: version });
  return dataOf(answer, `${leader.id} could not save the availability`) === 'saved';
}

/** Returns how early visitors must book and until when they can change a booking, for the texts of static pages. */
export async function readCachedChangeRules(): Promise<ChangeRules> {
  const answer = await cachedServiceClient([cacheTags.bookingRules])
    .from('availability_settings')
    .select('noticeHours:notice_hours, changeNoticeHours:change_notice_hours')
    .single();
  return dataOf(answer, 'The rules of bookings cannot be read');
}

/** Returns the upcoming consultations to compare with new hours, soonest first. */
export async function listUpcoming(leader: Leader): Promise<UpcomingBooking[]> {
  const client = await sessionClient();
  const answer = await client
    .from('consultation_bookings')
    .select('id, firstname, lastname, startsAt:preferreddate')
    .eq('status', 'scheduled')
    .is('quarantined_at', null)
    .gte('preferreddate', new Date().toISOString())
    .order('preferreddate')
    .order('id')
    .limit(MAX_UPCOMING);
  return z.array(upcomingRow).parse(dataOf(answer, `${leader.id} could not read bookings`));
}
