import { isTimeZone } from '@/lib/core/time/visitor-time';

/** Returns the IANA names of all time zones to choose from. */
export function timeZones(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), 'UTC'];
}

/** Returns whether `name` is a time zone named after a place or UTC, as the database accepts it. */
export function isPlaceZone(name: string): boolean {
  return /^(?:[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+|UTC)$/.test(name) && isTimeZone(name);
}
