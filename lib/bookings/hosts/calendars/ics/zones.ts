import { BUSINESS_TIME_ZONE } from '../../../../brand.ts';
import { allOf, type Component, textOf, within } from './components.ts';
import { DAY_MS } from './days.ts';
import { CalendarProblem } from './problem.ts';
import { occurrences } from './recurrence.ts';
import { readRule } from './rules.ts';
import { NotUnderstood, quoted, readMoment, readOffset, utc, type Zone } from './values.ts';
import type { Work } from './work.ts';
import { namedZone, type OffsetAt } from './zone-names.ts';

type Transition = { at: number; before: number; after: number };

/** Rules of zones are expanded from 1970; many begin in 1601. */
const FIRST = 0;

const WALL = { time: utc, date: utc };

const refuse = (problem: NotUnderstood) => {
  throw problem;
};

/** Returns the transitions of an observance (STANDARD, DAYLIGHT). */
function transitionsOf(observance: Component, work: Work): Transition[] {
  const before = readOffset(textOf(observance, 'TZOFFSETFROM'));
  const after = readOffset(textOf(observance, 'TZOFFSETTO'));
  const start = { ...readMoment(textOf(observance, 'DTSTART'), WALL), isDate: false };
  const onsets = [start.wall];
  for (const { value } of allOf(observance, 'RDATE')) {
    for (const part of value.split(',')) {
      const { wall, isDate } = readMoment(part, WALL);
      onsets.push(isDate ? wall + (start.wall % DAY_MS) : wall);
    }
  }
  for (const { value } of allOf(observance, 'RRULE')) {
    const rule = readRule(value, refuse);
    const end = rule.until === null ? null : readMoment(rule.until, WALL);
    const last = end && (end.isDate ? end.wall + DAY_MS - 1 : end.wall);
    const isLastInUtc = /Z/i.test(rule.until ?? '');
    const isOver = (wall: number) => last !== null && wall - (isLastInUtc ? before : 0) > last;
    const span = { from: FIRST, to: work.until + DAY_MS };
    onsets.push(...occurrences(rule, start, span, isOver, work));
  }
  return onsets.map((wall) => ({ at: wall - before, before, after }));
}

/**
 * Returns the offsets that a VTIMEZONE defines; null if it defines none. Many programs list only some years, so before
 * the first transition, and after the last one if daylight saving ends without an open rule, the offsets of the named
 * zone apply, if known.
 */
function statedZone(component: Component, named: OffsetAt | null, work: Work): OffsetAt | null {
  const observances = component.children.filter(({ name }) => /^(STANDARD|DAYLIGHT)$/.test(name));
  const transitions = observances
    .flatMap((observance) => transitionsOf(observance, work))
    .sort((one, other) => one.at - other.at);
  const [first] = transitions;
  const last = transitions.at(-1);
  if (!first || !last) return null;
  const rules = observances.flatMap((observance) => allOf(observance, 'RRULE'));
  const isOpen = rules.some(({ value }) => !/UNTIL|COUNT/i.test(value));
  const hasEnd = !isOpen && observances.some(({ name }) => name === 'DAYLIGHT');
  return (instant) => {
    if (named && (instant < first.at || (hasEnd && instant >= last.at))) return named(instant);
    let [low, high] = [0, transitions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((transitions[middle]?.at ?? 0) <= instant) low = middle + 1;
      else high = middle;
    }
    return transitions[low - 1]?.after ?? first.before;
  };
}

/**
 * Returns the zone with these offsets. A skipped time uses the offset before the change; a repeated one is the first
 * (RFC 5545, 3.3.5).
 */
export function zoneWith(offsetAt: OffsetAt): Zone {
  return (wall) => {
    const before = offsetAt(wall - DAY_MS);
    const after = offsetAt(wall + DAY_MS);
    const isAfter = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
    return wall - (isAfter ? after : before);
  };
}

const business = namedZone(BUSINESS_TIME_ZONE);

/** The zone for dates and times if neither the file nor the owner has one. */
const businessZone: Zone = zoneWith(business ?? (() => Number.NaN));

/** Returns the zone of a person by its IANA name, or the business zone. */
export function zoneOfOwner(name: string | undefined): Zone {
  const offsets = name ? namedZone(name) : null;
  return offsets ? zoneWith(offsets) : businessZone;
}

/** Normalizes the name of a zone, because some programs write it differently in the VTIMEZONE and in the times. */
const plainName = (name: string) =>
  name.normalize('NFKC').replace(/["\\]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the VTIMEZONEs of a component by name and by normalized name; the first one wins. */
function statedIn(root: Component): Map<string, Component> {
  const stated = within(root)
    .filter(({ name }) => name === 'VTIMEZONE')
    .toReversed()
    .map((component) => [textOf(component, 'TZID').replaceAll('"', ''), component] as const);
  return new Map([...stated.map(([name, one]) => [plainName(name), one] as const), ...stated]);
}

/**
 * Returns a function that finds zones for each calendar of a text, which can contain several: by a VTIMEZONE of that
 * name, in the calendar or elsewhere, then by the name itself.
 */
export function zonesOf(roots: readonly Component[], work: Work) {
  const everywhere = new Map(roots.toReversed().flatMap((root) => [...statedIn(root)]));
  /** Cache, because calendars of one text often repeat their zones. */
  const read = new Map<string, OffsetAt>();

  const find = (name: string, component: Component | undefined): OffsetAt => {
    const location = component ? textOf(component, 'X-LIC-LOCATION') : '';
    const named = namedZone(name) ?? (location ? namedZone(location) : null);
    let found = named;
    let cause: unknown;
    try {
      if (component) found = statedZone(component, named, work) ?? named;
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      cause = error;
    }
    if (found) return found;
    throw new CalendarProblem(
      `The calendar uses a time zone that we do not know: ${quoted(name)}.`,
      { cause },
    );
  };

  return (root: Component): ((name: string) => Zone) => {
    const own = statedIn(root);
    const zones = new Map<string, Zone>();
    return (name) => {
      // Zones are resolved only when a time needs them, because a past event can be in an unknown zone.
      let offsets: OffsetAt | undefined;
      const look = () => {
        const plain = plainName(name);
        const component =
          own.get(name) ?? own.get(plain) ?? everywhere.get(name) ?? everywhere.get(plain);
        const content = JSON.stringify(component ?? name);
        const known = read.get(content) ?? find(name, component);
        read.set(content, known);
        return known;
      };
      const zone =
        zones.get(name) ??
        zoneWith((instant) => {
          offsets ??= look();
          return offsets(instant);
        });
      zones.set(name, zone);
      return zone;
    };
  };
}
