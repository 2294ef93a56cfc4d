import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { humanize } from '@/lib/core/text/humanize';
import { clockTime, instantAt, wallClock, zoneOffsetMinutes } from '@/lib/core/time/wall-clock';
import { taskStatusNames } from '@/lib/tasks/rules';
import {
  applyBookingChange,
  calendarPeriod,
  changeNotice,
  collectDays,
  consultationEvent,
  dayOf,
  dropInstant,
  EVENTS_PER_DAY,
  formattedDue,
  formattedTimeRange,
  hiddenCount,
  isMovable,
  isOutsideSlots,
  movedTo,
  recordId,
  replaceEvent,
  taskEvent,
  taskTone,
  visibleDays,
  visibleRange,
} from './rules';
import {
  type BookingChange,
  type BookingRow,
  bookingChange,
  type CalendarData,
  type CalendarEvent,
  calendarData,
} from './schema';

const row = (
  id: string,
  preferreddate: string | null,
  rest: Partial<BookingRow> = {},
): BookingRow => ({
  id,
  firstname: 'Ada',
  lastname: 'Byron',
  company: 'Engines Ltd',
  email: 'ada@engines.example',
  phone: '+1 212 555 0100',
  meetingtype: 'Consultation',
  preferreddate,
  projectdescription: 'Invoices by hand',
  status: 'scheduled',
  quarantined_at: null,
  ...rest,
});

const task = (id: string, due_date: string | null, rest = {}) =>
  taskEvent({
    id,
    title: 'Map the process',
    description: 'With the client',
    due_date,
    priority: 'high',
    status: 'todo',
    assignee_name: 'Mia Member',
    ...rest,
  });

const shown = (booking: BookingRow): CalendarEvent => {
  const event = consultationEvent(booking);
  if (!event) throw new Error('This booking is not on the calendar');
  return event;
};

const month = (...bookings: BookingRow[]): CalendarData =>
  bookings.reduce<CalendarData>(
    (data, booking) => replaceEvent(data, null, consultationEvent(booking)),
    { view: 'month', day: '2026-11-01', days: {} },
  );

const at = (day: string, time: string) => instantAt(day, time).toISOString();

describe('the business clock', () => {
  it.each([
    ['a winter day', '2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
    ['a summer day', '2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
    ['the day before clocks go forward', '2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
    ['the day clocks go forward', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['the day clocks go back', '2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
    ['midnight before clocks go back', '2026-11-01', '00:00', '2026-11-01T04:00:00.000Z'],
  ])('%s', (_, day, time, instant) => {
    expect(at(day, time)).toBe(instant);
    expect(clockTime(new Date(instant))).toBe(time);
  });

  it('turns every instant into a wall clock and back, but for the hour that happens twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (instant) => {
        const wall = wallClock(instant);
        const back = Date.UTC(...wall) - zoneOffsetMinutes(wall) * 60_000;
        fc.pre(wall[3] !== 1);
        expect(back).toBe(instant);
      }),
    );
  });
});

describe('the visible days', () => {
  it.each([
    ['month', '2026-11-21', '2026-11-01', '2026-12-06'],
    ['month', '2026-08-15', '2026-07-26', '2026-09-06'],
    ['month', '2026-02-10', '2026-02-01', '2026-03-01'],
    ['week', '2026-11-21', '2026-11-15', '2026-11-22'],
    ['week', '2026-03-08', '2026-03-08', '2026-03-15'],
    ['day', '2026-11-21', '2026-11-21', '2026-11-22'],
  ] as const)('%s of %s', (view, day, first, end) => {
    expect(visibleDays({ view, day })).toEqual({ first, end });
  });

  it('a week in which clocks go forward lasts an hour less', () => {
    const { from, to } = visibleRange({ view: 'week', day: '2026-03-10' });
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(167);
  });

  it.each([
    ['month', '2026-11-21', '2026-11-01'],
    ['week', '2026-11-21', '2026-11-15'],
    ['day', '2026-11-21', '2026-11-21'],
  ] as const)('a %s is named by its first day', (view, day, first) => {
    expect(calendarPeriod({ view, day })).toEqual({ view, day: first });
  });
});

describe('a booking on the calendar', () => {
  it('lasts one hour from its preferred date', () => {
    expect(consultationEvent(row('1', '2026-11-23T15:00:00+00:00', { client_id: 'c' }))).toEqual({
      id: 'booking-1',
      type: 'consultation',
      title: 'Ada Byron',
      meeting: 'Consultation',
      client: 'Ada Byron',
      company: 'Engines Ltd',
      email: 'ada@engines.example',
      phone: '+1 212 555 0100',
      description: 'Invoices by hand',
      status: 'scheduled',
      tone: 'accent',
      backgroundColor: 'color-mix(in srgb, var(--accent) 13%, var(--surface))',
      borderColor: 'var(--accent)',
      textColor: 'var(--ink)',
      clientId: 'c',
      start: '2026-11-23T15:00:00.000Z',
      end: '2026-11-23T16:00:00.000Z',
      allDay: false,
    });
  });

  it.each([
    ['no date', row('1', null)],
    ['an unreadable date', row('1', 'next Tuesday')],
    ['an empty date', row('1', '')],
    ['a cancelled one', row('1', '2026-11-23T15:00:00Z', { status: 'cancelled' })],
    [
      'a quarantined one',
      row('1', '2026-11-23T15:00:00Z', { quarantined_at: '2026-11-20T00:00:00Z' }),
    ],
  ])('skips %s', (_, booking) => {
    expect(consultationEvent(booking)).toBeNull();
  });

  it('is called by its address where there is no name', () => {
    const nameless = row('1', '2026-11-23T15:00:00Z', { firstname: '', lastname: null });
    expect(consultationEvent(nameless)?.title).toBe('ada@engines.example');
  });
});

describe('a task on the calendar', () => {
  it('appears only with a due date', () => {
    expect(task('1', null)).toBeNull();
    expect(task('1', '2026-11-23T22:00:00Z')).toMatchObject({
      id: 'task-1',
      type: 'task',
      assignee: 'Mia Member',
      start: '2026-11-23T22:00:00.000Z',
      tone: 'high',
    });
  });

  it.each([
    ['low', 'todo', 'low'],
    ['medium', 'in_progress', 'medium'],
    ['high', 'blocked', 'high'],
    ['urgent', 'todo', 'urgent'],
    ['urgent', 'completed', 'done'],
  ])('%s and %s is %s, in a colour of the look', (priority, status, tone) => {
    expect(taskTone({ priority, status })).toBe(tone);
    expect(task('1', at('2026-11-23', '18:30'), { priority, status })).toMatchObject({
      borderColor: `var(--${tone})`,
      allDay: true,
    });
    expect(readFileSync('app/globals.css', 'utf8')).toMatch(new RegExp(`^\\s*--${tone}:`, 'm'));
  });
});

describe('places and moves', () => {
  const lateTask = task('1', at('2026-11-23', '18:00'));
  const booking = shown(row('1', at('2026-10-30', '09:30')));

  it.each([
    ['07:00', true],
    ['07:30', false],
    ['08:00', false],
    ['17:30', false],
    ['18:00', true],
    ['23:30', true],
  ])('a booking at %s stands outside the slots: %s', (time, outside) => {
    expect(isOutsideSlots(shown(row('1', at('2026-11-23', time))))).toBe(outside);
  });

  it('a task due when the slots end stands above them', () => {
    expect(lateTask && isOutsideSlots(lateTask)).toBe(true);
  });

  it('keeps the time of day when dropped on a day, across the end of daylight saving', () => {
    const dropped = dropInstant(booking, {
      start: new Date(at('2026-11-03', '00:00')),
      allDay: true,
    });
    expect(dropped.toISOString()).toBe(at('2026-11-03', '09:30'));
  });

  it('takes the slot it is dropped on', () => {
    const start = new Date(at('2026-11-03', '11:00'));
    expect(dropInstant(booking, { start, allDay: false })).toEqual(start);
  });

  it('stands above the slots where it is moved out of them', () => {
    expect(booking.allDay).toBe(false);
    expect(movedTo(booking, instantAt('2026-11-03', '19:00')).allDay).toBe(true);
  });

  it('keeps its length', () => {
    expect(movedTo(booking, new Date('2026-11-03T16:00:00Z'))).toMatchObject({
      start: '2026-11-03T16:00:00.000Z',
      end: '2026-11-03T17:00:00.000Z',
    });
  });

  it('only what is still to come can be moved', () => {
    expect(isMovable(booking)).toBe(true);
    expect(isMovable(shown(row('1', at('2026-10-30', '09:30'), { status: 'completed' })))).toBe(
      false,
    );
    expect(lateTask && isMovable(lateTask)).toBe(true);
    expect(lateTask && isMovable({ ...lateTask, status: 'completed' })).toBe(false);
  });

  it('knows the id in the database', () => {
    expect(
      recordId(shown(row('00000000-0000-4000-8000-000000000001', at('2026-11-23', '09:00')))),
    ).toBe('00000000-0000-4000-8000-000000000001');
  });
});

describe('days', () => {
  const entry = (id: string, time: string, dayTotal: number) => ({
    day: '2026-11-23',
    dayTotal,
    event: consultationEvent(row(id, at('2026-11-23', time))),
  });

  it('are collected with their totals, and make valid data', () => {
    const data = collectDays({ view: 'month', day: '2026-11-21' }, [
      entry('b', '10:00', 7),
      entry('a', '09:00', 7),
      { day: '2026-11-23', dayTotal: 7, event: null },
    ]);
    expect(data.day).toBe('2026-11-01');
    expect(data.days['2026-11-23']?.events.map(({ id }) => id)).toEqual(['booking-a', 'booking-b']);
    expect(hiddenCount(data, '2026-11-23')).toBe(4);
    expect(hiddenCount(data, '2026-11-24')).toBe(0);
    expect(calendarData.parse(data)).toEqual(data);
  });

  it('show at most three events of a month day and count the rest', () => {
    const data = month(
      ...['12', '09', '11', '10'].map((hour) => row(hour, at('2026-11-23', `${hour}:00`))),
    );
    expect(data.days['2026-11-23']?.events.map(({ id }) => id)).toEqual([
      'booking-09',
      'booking-10',
      'booking-11',
    ]);
    expect(hiddenCount(data, '2026-11-23')).toBe(1);
  });
});

describe('a live change', () => {
  const monday = row('1', at('2026-11-23', '10:00'));
  const insert = (booking: BookingRow): BookingChange => ({ eventType: 'INSERT', new: booking });
  const update = (
    booking: BookingRow,
    old: Partial<BookingRow> = { id: booking.id },
  ): BookingChange => ({
    eventType: 'UPDATE',
    new: booking,
    old,
  });
  const remove = (old: Partial<BookingRow> & { id: string }): BookingChange => ({
    eventType: 'DELETE',
    old,
  });
  const full = month(...['1', '2', '3', '4'].map((id) => row(id, at('2026-11-23', `1${id}:00`))));
  const quarantined = { ...monday, quarantined_at: '2026-11-20T00:00:00Z' };
  const cancelled = { ...monday, status: 'cancelled' };
  const tuesday = { ...monday, preferreddate: at('2026-11-24', '15:00') };
  const january = { ...monday, preferreddate: at('2027-01-05', '15:00') };

  const totals = (data: CalendarData) =>
    Object.fromEntries(Object.entries(data.days).map(([day, { total }]) => [day, total]));

  it.each<[string, CalendarData, BookingChange, Record<string, number>, boolean]>([
    ['inserted', month(), insert(monday), { '2026-11-23': 1 }, true],
    ['inserted twice', month(monday), insert(monday), { '2026-11-23': 1 }, true],
    [
      'inserted on a full day',
      full,
      insert(row('0', at('2026-11-23', '09:00'))),
      { '2026-11-23': 5 },
      true,
    ],
    ['inserted out of sight', month(), insert(january), {}, true],
    ['inserted in quarantine', month(), insert(quarantined), {}, true],
    ['inserted without a date', month(), insert(row('1', null)), {}, true],
    [
      'changed in place',
      month(monday),
      update({ ...monday, company: 'New' }),
      { '2026-11-23': 1 },
      true,
    ],
    ['moved', month(monday), update(tuesday), { '2026-11-23': 0, '2026-11-24': 1 }, true],
    ['moved out of sight', month(monday), update(january), { '2026-11-23': 0 }, true],
    ['moved into sight', month(), update(monday, january), { '2026-11-23': 1 }, true],
    ['moved, its old place unknown', month(), update(monday), {}, false],
    [
      'moved though hidden',
      full,
      update(
        { ...row('4', null), preferreddate: tuesday.preferreddate },
        row('4', at('2026-11-23', '14:00')),
      ),
      { '2026-11-23': 3, '2026-11-24': 1 },
      true,
    ],
    ['moved and leaving a gap', full, update(tuesday), { '2026-11-23': 3, '2026-11-24': 1 }, false],
    ['cancelled', month(monday), update(cancelled), { '2026-11-23': 0 }, true],
    ['brought back', month(), update(monday, cancelled), { '2026-11-23': 1 }, true],
    ['put in quarantine', month(monday), update(quarantined), { '2026-11-23': 0 }, true],
    ['released', month(), update(monday, quarantined), { '2026-11-23': 1 }, true],
    ['deleted', month(monday), remove({ id: '1' }), { '2026-11-23': 0 }, true],
    [
      'deleted though hidden',
      full,
      remove(row('4', at('2026-11-23', '14:00'))),
      { '2026-11-23': 3 },
      true,
    ],
    ['deleted, its place unknown', full, remove({ id: '4' }), { '2026-11-23': 4 }, false],
  ])('%s', (_, before, change, expected, complete) => {
    const result = applyBookingChange(before, change);
    expect(totals(result.data)).toEqual(expected);
    expect(result.complete).toBe(complete);
  });

  it.each<[string, BookingChange, ReturnType<typeof changeNotice>]>([
    ['a new booking', insert(monday), 'bookingReceivedLive'],
    ['a quarantined one', insert(quarantined), null],
    ['a changed one', update(monday), 'bookingUpdatedLive'],
    ['a released one', update(monday, quarantined), 'bookingReceivedLive'],
    ['one that stays in quarantine', update(quarantined), null],
    ['a cancelled one', update(cancelled, monday), 'bookingCancelledLive'],
    ['a cancelled one without its old row', update(cancelled), 'bookingCancelledLive'],
    ['a note on a cancelled one', update(cancelled, cancelled), 'bookingUpdatedLive'],
    ['a deleted one', remove({ id: '1' }), 'bookingCancelledLive'],
    ['a deleted quarantined one', remove(quarantined), null],
  ])('%s says the right thing', (_, change, notice) => {
    expect(bookingChange.parse(change)).toEqual(change);
    expect(changeNotice(change)).toBe(notice);
  });

  it('keeps totals right through any run of changes whose old rows are whole', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-12-20'];
    const state = fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
      day: fc.constantFrom(...days),
      hour: fc.constantFrom('09', '10', '14'),
      status: fc.constantFrom('scheduled', 'completed', 'cancelled'),
      gone: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), (changes) => {
        const rows = new Map<string, BookingRow>();
        let data = month();
        for (const { id, day, hour, status, gone } of changes) {
          const old = rows.get(id);
          const next = row(id, at(day, `${hour}:00`), { status });
          const change = gone ? old && remove(old) : old ? update(next, old) : insert(next);
          if (!change) continue;
          data = applyBookingChange(data, change).data;
          if (gone) rows.delete(id);
          else rows.set(id, next);
        }
        for (const day of days.slice(0, 2)) {
          const live = [...rows.values()]
            .map(consultationEvent)
            .filter((event) => event && dayOf(event) === day);
          const { events = [], total = 0 } = data.days[day] ?? {};
          expect(total).toBe(live.length);
          expect(events.length).toBeLessThanOrEqual(Math.min(total, EVENTS_PER_DAY.month));
        }
        expect(data.days['2026-12-20']).toBeUndefined();
      }),
    );
  });
});

describe('what people read', () => {
  it('names the zone of the moment', () => {
    const winter = shown(row('1', at('2026-11-23', '09:30')));
    expect(formattedTimeRange(winter)).toBe('9:30 AM – 10:30 AM EST');
    expect(formattedTimeRange(shown(row('1', at('2026-07-23', '12:00'))))).toBe(
      '12:00 PM – 1:00 PM EDT',
    );
    expect(formattedDue(winter)).toBe('Monday, November 23, 2026 at 9:30 AM EST');
    expect(humanize('in_progress')).toBe('In progress');
    expect(humanize('todo')).toBe(taskStatusNames.todo);
  });
});
