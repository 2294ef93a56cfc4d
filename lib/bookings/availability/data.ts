import 'server-only';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { Leader } from '@/lib/core/auth/guard';
import { cacheTags } from '@/lib/core/cache/tags';
import { log } from '@/lib/core/log';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { shareRead } from '@/lib/core/supabase/shared-read';
import { businessDay } from '@/lib/core/time/business-time';
import { wallClock } from '@/lib/core/time/wall-clock';
import {
  type Availability,
  availabilityValues,
  isWithinHours,
  nearestFree,
  type OpenDay,
} from './rules';
import type { AvailabilityInput, BookingOutside } from './schema';
import { type AvailabilityState, minutesOfTime, openDaysOf, parseState } from './state';

type Client = ReturnType<typeof serviceClient>;

async function readState(client: Client): Promise<AvailabilityState> {
  const { data, error } = await client.rpc('availability_state', {}, { get: true });
  if (error) throw new Error('Availability cannot be read', { cause: error });
  return parseState(data);
}

const readCurrentState = shareRead(() => readState(serviceClient()));

/** Returns the current settings, hours and holidays. Throws if the database cannot be asked. */
export async function readAvailability(): Promise<Availability> {
  return (await readCurrentState()).availability;
}

/** Returns the days and free slots of this moment. Throws if the database cannot be asked. */
export async function readOpenDays(): Promise<OpenDay[]> {
  return openDaysOf(await readCurrentState(), new Date());
}

/** Returns the same for static pages: at most ten minutes old, and refreshed by every booking. */
export async function readCachedOpenDays(): Promise<OpenDay[]> {
  return openDaysOf(await readState(cachedServiceClient([cacheTags.slots])), new Date());
}

/**
 * Returns the three free slots nearest to a wanted time. Suggestions are a courtesy: where they cannot be
 * read there are none, and the failure is logged.
 */
export async function readNearestSlots(wanted: Date): Promise<{ date: string; time: string }[]> {
  try {
    return nearestFree(await readOpenDays(), wanted);
  } catch (error) {
    log.error({ err: error }, 'nearest slots cannot be read');
    return [];
  }
}

/** The tables as the leader who is signed in may read them. */
async function readAsLeader(client: Client): Promise<Availability> {
  const [settings, hours, holidays] = await Promise.all([
    client
      .from('availability_settings')
      .select('slot_length_minutes, seats, notice_hours, horizon_days')
      .single(),
    client.from('availability_hours').select('weekday, opens, closes'),
    client.from('availability_holidays').select('day'),
  ]);
  const error = settings.error ?? hours.error ?? holidays.error;
  if (settings.error || hours.error || holidays.error) {
    throw new Error('Availability cannot be read', { cause: error });
  }
  return {
    slotLengthMinutes: settings.data.slot_length_minutes,
    seats: settings.data.seats,
    noticeHours: settings.data.notice_hours,
    horizonDays: settings.data.horizon_days,
    hours: hours.data.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: minutesOfTime(opens),
      closes: minutesOfTime(closes),
    })),
    holidays: holidays.data.map(({ day }) => day),
  };
}

/**
 * What leaders have set, as their form shows it.
 * @throws Error if the database cannot be asked
 */
export async function readAvailabilityForm(leader: Leader): Promise<CurrentRecord> {
  const client = await sessionClient();
  const [availability, settings, holidays] = await Promise.all([
    readAsLeader(client),
    client.from('availability_settings').select('updated_at').single(),
    client.from('availability_holidays').select('day, name').order('day'),
  ]);
  if (settings.error || holidays.error) {
    const cause = settings.error ?? holidays.error;
    throw new Error(`${leader.id} could not read the availability`, { cause });
  }
  return {
    version: settings.data.updated_at,
    values: availabilityValues(availability, holidays.data),
  };
}

/**
 * Makes the availability what is given, as a whole, if it is still as the leader saw it.
 * @returns whether it was saved
 * @throws Error if the database cannot be asked
 */
export async function saveAvailability(
  leader: Leader,
  { version, ...availability }: AvailabilityInput,
): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('save_availability', { availability, seen: version });
  if (error) throw new Error(`${leader.id} could not save the availability`, { cause: error });
  return data === 'saved';
}

/** Among so many coming consultations those outside the hours are looked for. */
const MOST_UPCOMING = 1000;

/**
 * The coming consultations that the weekly hours and holidays no longer hold, the next first.
 * @throws Error if the database cannot be asked
 */
export async function listBookingsOutside(leader: Leader): Promise<BookingOutside[]> {
  const client = await sessionClient();
  const [availability, upcoming] = await Promise.all([
    readAsLeader(client),
    client
      .from('consultation_bookings')
      .select('id, firstname, lastname, preferreddate')
      .eq('status', 'scheduled')
      .is('quarantined_at', null)
      .gte('preferreddate', new Date().toISOString())
      .order('preferreddate')
      .limit(MOST_UPCOMING),
  ]);
  if (upcoming.error) {
    throw new Error(`${leader.id} could not read bookings`, { cause: upcoming.error });
  }
  return upcoming.data
    .filter(({ preferreddate }) => {
      const start = new Date(preferreddate);
      const [, , , hours, minutes] = wallClock(start.getTime());
      return !isWithinHours(availability, businessDay(start), hours * 60 + minutes);
    })
    .map(({ id, firstname, lastname, preferreddate }) => ({
      id,
      name: [firstname, lastname].filter(Boolean).join(' '),
      startsAt: preferreddate,
    }));
}
