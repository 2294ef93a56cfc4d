import {
  allOf,
  type Component,
  firstOf,
  isLeftEmpty,
  type Property,
  textOf,
} from './components.ts';
import { DAY_MS } from './days.ts';
import {
  type Duration,
  instantOf,
  type Moment,
  NotUnderstood,
  readDuration,
  readMoment,
  type Zone,
} from './values.ts';
import type { Work } from './work.ts';

/** Zones of a calendar: by name, for times without a zone, and for dates. */
export type Zones = { find: (name: string) => Zone; floating: Zone; date: Zone };

/** The length of an event: its end for each start, and the maximum length in wall-clock time. */
export type Length = { endOf: (start: Moment) => number; longest: number };

/** A parsed VEVENT. */
export type Event = {
  component: Component;
  zones: Zones;
  start: Moment;
  length: Length;
  isFree: boolean;
  /** Original start of the occurrence that this event replaces; null if it does not replace one. */
  replaces: Moment | null;
  replacesRest: boolean;
};

/** Returns the time of a property. A time without a zone is in that of the event or calendar. */
export function momentOf({ value, params }: Property, { find, floating, date }: Zones): Moment {
  const zone = params.get('TZID');
  return readMoment(value, { time: zone ? find(zone) : floating, date });
}

/** Converts a duration to the length of an event. */
export const lasting = ({ days, ms }: Duration): Length => ({
  endOf: ({ wall, zone }) => zone(wall + days * DAY_MS) + ms,
  longest: days * DAY_MS + ms,
});

/** Length of an event whose end is empty: the default of calendar programs. */
const USUAL: Duration = { days: 0, ms: 3_600_000 };

/** Returns whether the end or duration of an event is empty. Does not apply to a date, which lasts a day. */
const hasLostEnd = (component: Component, { isDate }: Moment) =>
  !isDate &&
  !firstOf(component, 'DTEND') &&
  !firstOf(component, 'DURATION') &&
  ['DTEND', 'DURATION'].some((name) => isLeftEmpty(component, name));

/**
 * Returns the length of an event: exact for DTEND, with wall-clock days for DURATION, and one day for a date without
 * either. Null if it ends before it starts.
 */
function lengthOf(component: Component, start: Moment, zones: Zones): Length | null {
  const end = firstOf(component, 'DTEND');
  if (!end) {
    if (hasLostEnd(component, start)) return lasting(USUAL);
    const duration = textOf(component, 'DURATION');
    const length = lasting(duration ? readDuration(duration) : { days: 0, ms: 0 });
    if (start.isDate && length.longest === 0) return lasting({ days: 1, ms: 0 });
    return length.longest < 0 ? null : length;
  }
  const last = momentOf(end, { ...zones, floating: start.zone });
  const shown = last.wall - start.wall;
  // Wall-clock times in two zones can differ by a day.
  if (shown < -DAY_MS || (shown < 0 && last.zone === start.zone)) return null;
  // Some programs end a one-day event on the same day.
  if (start.isDate && last.isDate) return lasting({ days: Math.max(shown / DAY_MS, 1), ms: 0 });
  let exact: number | undefined;
  return {
    endOf: (at) => {
      exact ??= instantOf(last) - instantOf(start);
      return instantOf(at) + exact;
    },
    longest: Math.max(shown, 0) + DAY_MS,
  };
}

const isFreeEvent = (component: Component) =>
  /^transparent$/i.test(textOf(component, 'TRANSP')) ||
  /^cancell?ed$/i.test(textOf(component, 'STATUS')) ||
  /^free$/i.test(textOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS'));

/**
 * Parses a VEVENT; returns null if it has no start.
 * @param work notes doubtful parts
 * @throws NotUnderstood
 */
export function readEvent(
  component: Component,
  zones: Zones,
  work: Pick<Work, 'note'>,
): Event | null {
  const starts = allOf(component, 'DTSTART');
  const [first] = starts;
  const doubt = (text: string) => work.note(component, new NotUnderstood(text));
  if (!first) {
    doubt('it has no start');
    return null;
  }
  if (new Set(starts.map(({ value }) => value.trim())).size > 1) {
    doubt('it has several starts; the first counts');
  }
  const start = momentOf(first, zones);
  const replaced = firstOf(component, 'RECURRENCE-ID');
  const length = lengthOf(component, start, zones);
  if (!length) doubt('it ends before it starts');
  if (hasLostEnd(component, start)) doubt('its end is empty; it counts as an hour');
  if (isLeftEmpty(component, 'RRULE')) doubt('its rule is empty');
  if (replaced && (firstOf(component, 'RRULE') || firstOf(component, 'RDATE'))) {
    doubt('it replaces one event and repeats; it counts once');
  }
  if (isLeftEmpty(component, 'RECURRENCE-ID')) doubt('it does not say which event it replaces');
  return {
    component,
    zones,
    start,
    length: length ?? lasting({ days: 0, ms: 0 }),
    isFree: isFreeEvent(component),
    replaces: replaced ? momentOf(replaced, { ...zones, floating: start.zone }) : null,
    replacesRest: /^THISANDFUTURE$/i.test(replaced?.params.get('RANGE') ?? ''),
  };
}
