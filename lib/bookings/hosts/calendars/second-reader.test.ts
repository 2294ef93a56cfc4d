import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { readBusyTimes } from './busy-times';
import { dateFacts } from './facts/dates';
import { emptyFacts } from './facts/empty';
import { eventFacts } from './facts/events';
import type { Fact } from './facts/fact';
import { ruleFacts } from './facts/rules';
import { zoneFacts } from './facts/zones';

const facts = [...eventFacts, ...ruleFacts, ...dateFacts, ...zoneFacts, ...emptyFacts];
/** More occurrences than any fact has before its time range. */
const MOST = 25_000;

/** Returns the instant of an ical.js time; ical.js knows only the zones in the file. */
function instantOf(time: ICAL.Time, ownZone: string): number {
  const { zone } = time;
  if (zone && zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return new TZDate(year, month - 1, day, hour, minute, second, ownZone).getTime();
}

const isFree = (component: ICAL.Component) =>
  [
    ['transp', /^transparent$/i],
    ['status', /^cancell?ed$/i],
    ['x-microsoft-cdo-busystatus', /^free$/i],
  ].some(([name, free]) =>
    new RegExp(free ?? '').test(String(component.getFirstPropertyValue(String(name)) ?? '').trim()),
  );

/** Reads a calendar with ical.js only: its parser, zones and recurrence. */
function readAgain({ text, from, until }: Fact): [number, number][] {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const busy: [number, number][] = [];
  let ownZone = BUSINESS_TIME_ZONE;
  const add = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const [starts, ends] = [instantOf(start, ownZone), instantOf(end, ownZone)];
    if (isFree(item.component) || starts >= ends) return;
    if (ends > first && starts < last) busy.push([starts, ends]);
  };
  for (const root of [ICAL.parse(text)].flatMap((parsed) =>
    typeof parsed[0] === 'string' ? [parsed] : parsed,
  )) {
    ICAL.TimezoneService.reset();
    const calendar = new ICAL.Component(root);
    ownZone = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? BUSINESS_TIME_ZONE);
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(zone);
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const series = events.filter((one) => !one.isRecurrenceException());
    for (const other of events.filter((one) => one.isRecurrenceException())) {
      const master = series.find(({ uid }) => uid === other.uid);
      if (master) master.relateException(other);
      else add(other, other.startDate, other.endDate);
    }
    for (const one of series) {
      if (!one.isRecurring()) {
        add(one, one.startDate, one.endDate);
        continue;
      }
      const dates = one.iterator();
      for (let count = 0; count < MOST; count += 1) {
        const next = dates.next();
        if (!next || next.toJSDate().getTime() > last + 86_400_000) break;
        const { item, startDate, endDate } = one.getOccurrenceDetails(next);
        add(item, startDate, endDate);
      }
    }
  }
  return busy;
}

const inOrder = (busy: readonly (readonly [number, number])[]) =>
  busy.map(([start, end]) => `${start} ${end}`).sort();

const both = facts.filter(({ alone }) => alone === undefined);

it('compares most shapes', () => {
  expect(both.length).toBeGreaterThan(100);
});

it.each(both)('agrees with ical.js on $shape', (fact) => {
  const { text, from, until } = fact;
  const ours = readBusyTimes(text, new Date(from), new Date(until));
  expect(inOrder(readAgain(fact))).toEqual(inOrder(ours));
});
