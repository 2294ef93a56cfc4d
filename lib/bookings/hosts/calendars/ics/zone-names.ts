import { tzOffset } from '@date-fns/tz';
import { zoneOffsetAt } from '../../../../core/time/wall-clock.ts';
import { DAY_MS } from './days.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

/** Returns the offset of a zone from UTC at an instant, in ms. */
export type OffsetAt = (instant: number) => number;

const OFFSET = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2})(?:[:.]?(\d\d))?\)?$/i;
/** Display names of Outlook: (UTC-05:00) Eastern Time (US & Canada). */
const SHOWN = /^\((?:UTC|GMT)\s*(?:([+-])(\d\d)[:.](\d\d))?\)\s*(.+)$/i;
/** Abbreviations that are IANA zones. Intl guesses the zone of other, ambiguous ones. */
const SHORT_NAMES = /^(CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$/i;

/** Display names of Outlook for an offset without a place. */
const NO_PLACE = /^(coordinated universal time|international date line west)/i;
/**
 * Regions to try in a zone name. Intl lists each city under one name only but accepts the others: Calcutta and Kolkata.
 */
const REGIONS = 'US Canada Africa America Asia Atlantic Europe Indian Pacific'.split(' ');

const msOf = (sign = '+', hours: string | number = 0, minutes: string | number = 0) =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;

function ianaZone(name: string): string | null {
  if (/^[a-z]{3}$/i.test(name) && !SHORT_NAMES.test(name)) return null;
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns the IANA zone for an IANA or Windows name. */
function zoneOf(name: string): string | null {
  const words = name.toLowerCase().replace(/ (standard|daylight) time/, '');
  return (
    ianaZone(name) ??
    WINDOWS_ZONES.get(words) ??
    ianaZone(name.replaceAll(' ', '_')) ??
    ianaZone(words)
  );
}

/** Returns the offsets of a zone in winter and in summer, in minutes. */
const seasons = (zone: string) =>
  [1, 7].map((month) => tzOffset(zone, new Date(Date.UTC(2026, month))));

/**
 * Returns the zone of cities and parts of North America.
 * @param ahead standard time of the zone in ms; null if unknown, then all places must agree
 */
function zoneOfPlaces(places: string, ahead: number | null): string | null {
  const all = Intl.supportedValuesOf('timeZone');
  const found = places.split(/[,;:]/).flatMap((part) => {
    const shown = part.trim().replace(/ Time\b.*$/i, '');
    const name = shown.replace(/^City of | \(.*$| Is(\.|lands?)$/gi, '');
    const place = name.replaceAll(' ', '_');
    const named = [
      zoneOf(shown),
      zoneOf(name),
      ...REGIONS.map((one) => ianaZone(`${one}/${place}`)),
    ];
    const cities = all.filter((city) => city.toLowerCase().endsWith(`/${place.toLowerCase()}`));
    return [...named.filter((zone) => zone !== null), ...cities];
  });
  if (ahead !== null) {
    return found.find((zone) => Math.min(...seasons(zone)) * 60_000 === ahead) ?? null;
  }
  const isOne = new Set(found.map((zone) => seasons(zone).join())).size === 1;
  return isOne ? (found[0] ?? null) : null;
}

/**
 * Returns the offsets of an IANA zone. Intl is slow, so offsets are cached by day; on days with a change Intl is called
 * again.
 */
function offsetsOf(zone: string): OffsetAt {
  const days = new Map<number, number>();
  const startingAt = (day: number) => {
    const offset = days.get(day) ?? zoneOffsetAt(zone, day * DAY_MS) * 60_000;
    days.set(day, offset);
    return offset;
  };
  return (instant) => {
    const day = Math.floor(instant / DAY_MS);
    const offset = startingAt(day);
    return offset === startingAt(day + 1) ? offset : zoneOffsetAt(zone, instant) * 60_000;
  };
}

/**
 * Returns the offsets of a zone by its name: an IANA, Windows or Outlook name, an offset, or a path that ends with a
 * name, such as /mozilla.org/20050126_1/America/New_York. Null if the name is ambiguous.
 */
export function namedZone(given: string): OffsetAt | null {
  const name = given.replace(/["\\]/g, '').replace(/\s+/g, ' ').trim();
  const offset = OFFSET.exec(name);
  if (offset) {
    const ahead = msOf(...offset.slice(1));
    return () => ahead;
  }
  const shown = SHOWN.exec(name);
  const [, sign, hours, minutes, places = ''] = shown ?? [];
  if (NO_PLACE.test(places)) return () => msOf(sign, hours, minutes);
  const names = [
    name,
    ...[...name.matchAll(/\//g)].map(({ index }) => name.slice(index + 1)),
    name.replace('-', '/'),
    name.replace(/\s+\d+$/, ''),
  ];
  const zone = shown
    ? zoneOfPlaces(places, msOf(sign, hours, minutes))
    : (names.map(zoneOf).find((found) => found !== null) ?? zoneOfPlaces(name, null));
  return zone ? offsetsOf(zone) : null;
}
