import { isTimeZone } from '@/lib/core/time/visitor-time';

/** Every time zone that can be chosen, by its IANA name. */
export function timeZones(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), 'UTC'];
}

/** Whether `name` is a zone with a place's name, as the database takes them. */
export function isPlaceZone(name: string): boolean {
  return /^(?:[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+|UTC)$/.test(name) && isTimeZone(name);
}
