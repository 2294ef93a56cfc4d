// @module-tag clock-changes

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { instantAt } from '@/lib/core/time/wall-clock';
import {
  consultationEvent,
  dropInstant,
  isMovable,
  movedTo,
  recordId,
  taskTone,
} from './calendar-events';
import { at, row, shown, task } from './fixtures.test-double';
import { isOutsideSlots } from './grid';

describe('a booking on the calendar', () => {
  it('a booking lasts one hour from its preferred date', () => {
    expect(consultationEvent(row('1', '2026-11-23T15:00:00+00:00', { client_id: 'c' }))).toEqual({
      id: 'booking-1',
      type: 'consultation',
      title: 'Ada Byron',
      meeting: 'Consultation',
      client: 'Ada Byron',
      company: 'Engines Ltd',
      email: 'ada@engines.example',
      phone: '+1 212 555 0100',
      about: '',
      responsibleId: null,
      responsible: null,
      description: 'Invoices by hand',
      status: 'scheduled',
      tone: 'accent',
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
  ])('skips a booking with %s', (_, booking) => {
    expect(consultationEvent(booking)).toBeNull();
  });

  it('uses the email as its title if there is no name', () => {
    const nameless = row('1', '2026-11-23T15:00:00Z', { firstname: '', lastname: null });
    expect(consultationEvent(nameless)?.title).toBe('ada@engines.example');
  });
});

describe('a task on the calendar', () => {
  it('shows a task only if it has a due date', () => {
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
  ])('a %s task with status %s has the defined tone %s', (priority, status, tone) => {
    expect(taskTone({ priority, status })).toBe(tone);
    expect(task('1', at('2026-11-23', '18:30'), { priority, status })).toMatchObject({
      tone,
      allDay: true,
    });
    expect(readFileSync('app/globals.css', 'utf8')).toMatch(new RegExp(`^\\s*--${tone}:`, 'm'));
  });
});

describe('positions and moves', () => {
  const lateTask = task('1', at('2026-11-23', '18:00'));
  const booking = shown(row('1', at('2026-10-30', '09:30')));

  it.each([
    ['07:00', true],
    ['07:30', false],
    ['08:00', false],
    ['17:30', false],
    ['18:00', true],
    ['23:30', true],
  ])('a booking at %s is outside the slots: %s', (time, outside) => {
    expect(isOutsideSlots(shown(row('1', at('2026-11-23', time))))).toBe(outside);
  });

  it('a task due at the end of the slots is outside them', () => {
    expect(lateTask && isOutsideSlots(lateTask)).toBe(true);
  });

  it('keeps the time of day when dropped on a day after the end of daylight saving', () => {
    const dropped = dropInstant(booking, {
      start: new Date(at('2026-11-03', '00:00')),
      allDay: true,
    });
    expect(dropped.toISOString()).toBe(at('2026-11-03', '09:30'));
  });

  it('a dropped booking takes the time of the slot', () => {
    const start = new Date(at('2026-11-03', '11:00'));
    expect(dropInstant(booking, { start, allDay: false })).toEqual(start);
  });

  it('a booking moved outside the slots appears above them', () => {
    expect(booking.allDay).toBe(false);
    expect(movedTo(booking, instantAt('2026-11-03', '19:00')).allDay).toBe(true);
  });

  it('a moved booking keeps its length', () => {
    expect(movedTo(booking, new Date('2026-11-03T16:00:00Z'))).toMatchObject({
      start: '2026-11-03T16:00:00.000Z',
      end: '2026-11-03T17:00:00.000Z',
    });
  });

  it('only an open event can be moved', () => {
    expect(isMovable(booking)).toBe(true);
    expect(isMovable(shown(row('1', at('2026-10-30', '09:30'), { status: 'completed' })))).toBe(
      false,
    );
    expect(lateTask && isMovable(lateTask)).toBe(true);
    expect(lateTask && isMovable({ ...lateTask, status: 'completed' })).toBe(false);
  });

  it('returns the database id of an event', () => {
    expect(
      recordId(shown(row('00000000-0000-4000-8000-000000000001', at('2026-11-23', '09:00')))),
    ).toBe('00000000-0000-4000-8000-000000000001');
  });
});
