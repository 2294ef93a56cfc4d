import 'server-only';
import { addDays } from 'date-fns';
import { unstable_cache } from 'next/cache';
import { cacheTags } from '@/lib/cache-tags';
import { serviceClient } from '@/lib/supabase/service';
import { type Availability, type Interval, type OpenDay, openDays } from './rules';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What leaders have set. Throws if the database cannot be asked. */
export async function readAvailability(): Promise<Availability> {
  const client = serviceClient();
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
      opens: minutes(opens),
      closes: minutes(closes),
    })),
    holidays: holidays.data.map(({ day }) => day),
  };
}

async function readTaken(from: Date, to: Date): Promise<Interval[]> {
  const { data, error } = await serviceClient().rpc('taken_slots', {
    from_at: from.toISOString(),
    to_at: to.toISOString(),
  });
  if (error) throw new Error('Taken slots cannot be read', { cause: error });
  return data.map((row) => ({
    startsAt: new Date(row.preferreddate),
    endsAt: new Date(row.ends_at),
  }));
}

/** Days and free slots as they are at this moment. */
export async function readOpenDays(now: Date): Promise<OpenDay[]> {
  const availability = await readAvailability();
  const taken = await readTaken(addDays(now, -1), addDays(now, availability.horizonDays + 1));
  return openDays(availability, taken, now);
}

/** The same, at most ten minutes old and renewed by every booking; what static pages show. */
export const readCachedOpenDays = unstable_cache(
  async () => readOpenDays(new Date()),
  ['open-days'],
  { tags: [cacheTags.slots], revalidate: 600 },
);
