import { type Component, componentsOf, isLeftEmpty, textOf, within } from './ics/components.ts';
import { type Event, readEvent, type Zones } from './ics/events.ts';
import { busyPeriods } from './ics/free-busy.ts';
import { isNear, type Occurrence, occurrencesOf } from './ics/series.ts';
import { instantOf, NotUnderstood } from './ics/values.ts';
import { Work } from './ics/work.ts';
import { zoneOfOwner, zonesOf } from './ics/zones.ts';
import { CalendarProblem } from './problem.ts';

/** [start, end] in epoch ms. */
export type BusyTime = readonly [start: number, end: number];

/**
 * The content of a calendar: unsorted busy times, the number of events, and a line for each event that was not
 * understood.
 */
export type CalendarReading = { busy: BusyTime[]; events: number; notUnderstood: string[] };

/** Returns the newest versions of events that share a UID: a higher SEQUENCE replaces a lower one (RFC 5546). */
function newest(events: readonly Event[]): Event[] {
  const versions = Map.groupBy(events, ({ component }) => {
    // An event with an empty RECURRENCE-ID is not a version of the series.
    return isLeftEmpty(component, 'RECURRENCE-ID') ? null : textOf(component, 'RECURRENCE-ID');
  });
  return [...versions.values()].flatMap((same) => {
    const sequenceOf = ({ component }: Event) => Number(textOf(component, 'SEQUENCE')) || 0;
    const last = Math.max(...same.map(sequenceOf));
    return same.filter((event) => sequenceOf(event) === last);
  });
}

/** Returns the occurrences of events that share a UID: those of the series, and those that replace them. */
function occurrencesOfAll(events: readonly Event[], work: Work): Occurrence[] {
  const replacing = events.filter(({ replaces }) => replaces !== null);
  const series = events.filter(({ replaces }) => replaces === null);
  return [...replacing, ...series.flatMap((event) => occurrencesOf(event, replacing, work))];
}

/**
 * Reads a calendar in iCalendar format (RFC 5545): events that are neither free nor cancelled, with recurring ones
 * expanded. Reports what it does not understand in an event, and still reads the others. A hostile calendar takes long
 * to read, so call `readInThread` instead.
 * @param ownerZone IANA zone of the owner, for dates and times without a zone; by default the business zone
 * @throws CalendarProblem if the text is no calendar, is truncated or damaged, uses an unknown zone, or contains no
 *   readable event
 */
export function readCalendar(
  text: string,
  from: Date,
  until: Date,
  ownerZone?: string,
): CalendarReading {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    throw new CalendarProblem('The URL does not return a calendar.');
  }
  const work = new Work(from, until);
  const roots = componentsOf(text);
  const findIn = zonesOf(roots, work);
  const busy: BusyTime[] = [];
  const events: Event[] = [];
  let unread = 0;
  const add = (start: number, end: number) => {
    if (start < end && end > work.from && start < work.until) busy.push([start, end]);
  };
  const read = (component: Component, zones: Zones) => {
    if (component.name === 'VEVENT') {
      const event = readEvent(component, zones, work);
      if (event) events.push(event);
    } else if (component.name === 'VFREEBUSY') {
      for (const [start, end] of busyPeriods(component, zones, work)) add(start, end);
    } else work.note(component, new NotUnderstood('it states opening hours (VAVAILABILITY)'));
  };
  for (const root of roots) {
    const find = findIn(root);
    const own = textOf(root, 'X-WR-TIMEZONE');
    const ofCalendar = own ? find(own) : zoneOfOwner(ownerZone);
    const zones = { find, floating: ofCalendar, date: ofCalendar };
    for (const component of within(root)) {
      if (!/^V(EVENT|FREEBUSY|AVAILABILITY)$/.test(component.name)) continue;
      work.countEvent();
      try {
        read(component, zones);
      } catch (error) {
        if (!(error instanceof NotUnderstood)) throw error;
        work.note(component, error);
        unread += 1;
      }
    }
  }
  if (unread > 0 && unread === work.events) {
    const [reason] = work.notUnderstood.values();
    throw new CalendarProblem(`No event of the calendar can be read. ${reason}.`);
  }
  const sharing = Map.groupBy(events, ({ component }) => textOf(component, 'UID') || component);
  for (const same of sharing.values()) {
    for (const occurrence of occurrencesOfAll(newest(same), work)) {
      if (occurrence.isFree || !isNear(occurrence, work)) continue;
      work.countTime();
      add(instantOf(occurrence.start), occurrence.length.endOf(occurrence.start));
    }
  }
  return { busy, events: work.events, notUnderstood: [...work.notUnderstood.values()] };
}

/** Returns the busy times of a calendar, as read by `readCalendar`. */
export function readBusyTimes(text: string, from: Date, until: Date): BusyTime[] {
  return readCalendar(text, from, until).busy;
}
