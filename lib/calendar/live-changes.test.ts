// @module-tag live

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeNotice, isBookingChange } from '@/lib/bookings/realtime/channel';
import {
  type LiveBooking,
  type LiveBookingChange,
  liveBookingChange,
} from '@/lib/bookings/realtime/model';
import { consultationEvent } from './calendar-events';
import { dayOf, EVENTS_PER_DAY } from './days';
import { at, month, row } from './fixtures.test-double';
import { applyBookingChange } from './live-changes';
import type { CalendarData } from './model';

describe('a live change', () => {
  const monday = row('1', at('2026-11-23', '10:00'));
  const insert = (booking: LiveBooking): LiveBookingChange => ({
    eventType: 'INSERT',
    new: booking,
  });
  const update = (
    booking: LiveBooking,
    old: Partial<LiveBooking> = { id: booking.id },
  ): LiveBookingChange => ({
    eventType: 'UPDATE',
    new: booking,
    old,
  });
  const remove = (old: Partial<LiveBooking> & { id: string }): LiveBookingChange => ({
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

  it('keeps the name of the responsible person, and requests a reload for another person', () => {
    const held = { ...monday, responsible_id: 'daniel', responsible_name: 'Daniel' };
    const nameless = { ...held, responsible_name: undefined };
    const same = applyBookingChange(month(held), update({ ...nameless, company: 'New' }));
    expect(same.complete).toBe(true);
    expect(same.data.days['2026-11-23']?.events).toMatchObject([
      { company: 'New', responsible: 'Daniel' },
    ]);
    const given = update({ ...nameless, responsible_id: 'sofia' });
    expect(applyBookingChange(month(held), given).complete).toBe(false);
    expect(applyBookingChange(month(), insert(nameless)).complete).toBe(false);
    expect(applyBookingChange(month(held), update(monday)).complete).toBe(true);
  });

  it.each<[string, CalendarData, LiveBookingChange, Record<string, number>, boolean]>([
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
  ])('updates the totals if a booking is %s', (_, before, change, expected, complete) => {
    const result = applyBookingChange(before, change);
    expect(totals(result.data)).toEqual(expected);
    expect(result.complete).toBe(complete);
  });

  it.each<[string, LiveBookingChange, ReturnType<typeof changeNotice>]>([
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
  ])('returns the notice for %s', (_, change, notice) => {
    expect(liveBookingChange.parse(change)).toEqual(change);
    expect(isBookingChange(change)).toBe(true);
    expect(changeNotice(change)).toBe(notice);
  });

  it.each([
    {},
    { eventType: 'INSERT' },
    { eventType: 'INSERT', new: null },
    { eventType: 'UPDATE', new: {}, old: { id: '1' } },
    { eventType: 'DELETE', new: { id: '1' }, old: {} },
    { eventType: 'TRUNCATE', new: { id: '1' }, old: { id: '1' } },
  ])('ignores %j', (payload) => expect(isBookingChange(payload)).toBe(false));

  it('keeps totals correct over any series of changes with complete old rows', () => {
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
        const rows = new Map<string, LiveBooking>();
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
