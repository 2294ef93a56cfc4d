import { isTimeZone } from '@/lib/core/time/visitor-time';

/** Returns the IANA names of every time zone that can be chosen. */
export function timeZones(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), 'UTC'];
}

/** Returns whether `name` is a zone named after a place, as the database accepts them. */
export function isPlaceZone(name: string): boolean {
  return /^(?:[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+|UTC)$/.test(name) && isTimeZone(name);
}
