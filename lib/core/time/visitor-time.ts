import { businessClock, formattedMoment } from './business-time';
import { type Clock, clockIn, timeElsewhere } from './clock';
import { timeFormat } from './format';

/** Common names of places that differ from the zone database. */
const PLACE_NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  DumontDUrville: 'Dumont d’Urville',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  St_Johns: 'St. John’s',
  Truk: 'Chuuk',
};

/** Returns whether `name` is an IANA zone supported by this runtime. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the common name of a zone: 'Buenos Aires time', 'UTC', 'UTC+3'. */
export function zoneName(zone: string): string {
  const last = zone.slice(zone.lastIndexOf('/') + 1);
  if (/^(UTC|UCT|GMT([+-]?0)?|Zulu|Universal|Greenwich)$/.test(last)) return 'UTC';
  // In the zone database 'Etc/GMT-3' is three hours ahead of UTC.
  const [, sign, hours] = /^GMT([+-])(\d+)$/.exec(last) ?? [];
  if (sign) return `UTC${sign === '-' ? '+' : '−'}${hours}`;
  if (/^[+-]\d/.test(zone)) return `UTC${zone.replace('-', '−')}`;
  if (/^[A-Z\d-]+$/.test(zone)) return zone;
  return `${PLACE_NAMES[last] ?? last.replaceAll('_', ' ')} time`;
}

/**
 * Returns the time in a visitor's zone: '05:00 PM Berlin time', preceded by the weekday if it differs from the business
 * zone. Null if the clocks agree.
 */
export function visitorTime(visitor: Clock, zone: string, business: Clock): string | null {
  const time = timeElsewhere(visitor, business);
  return time && `${time} ${zoneName(zone)}`;
}

/** Returns the same for the zone that a visitor's browser sent with a form; null if it is invalid. */
export function storedVisitorTime(zone: string | null, instant: Date): string | null {
  if (!zone || !isTimeZone(zone)) return null;
  return visitorTime(clockIn(zone, instant), zone, businessClock(instant));
}

/**
 * Returns 'Monday, November 23, 2026 at 05:00 PM Berlin time' in the zone that a visitor's browser sent; in the
 * business zone without one.
 */
export function visitorMoment(zone: string | null, instant: Date): string {
  if (!zone || !isTimeZone(zone)) return formattedMoment(instant);
  const day = timeFormat(zone, { dateStyle: 'full' }).format(instant);
  return `${day} at ${clockIn(zone, instant).time} ${zoneName(zone)}`;
}
