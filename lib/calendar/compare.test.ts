import { expect, it } from 'vitest';
import { movedTo, taskEvent } from './calendar-events';
import { isSameData } from './compare';
import { type CalendarData, calendarData } from './model';

const event = taskEvent({
  id: 't',
  title: 'Map the process',
  due_date: '2026-11-23T15:00:00Z',
  priority: 'low',
  status: 'todo',
});
if (!event) throw new Error('This task is not on the calendar');

const month = (days: CalendarData['days']): CalendarData => ({
  view: 'month',
  day: '2026-11-01',
  days,
});
const data = month({ '2026-11-23': { events: [event], total: 1 } });

it('recognizes the same data in any order of fields', () => {
  expect(isSameData(data, calendarData.parse(structuredClone(data)))).toBe(true);
  expect(isSameData(month({}), month({ '2026-11-23': { events: [], total: 0 } }))).toBe(true);
});

it.each([
  ['another period', { ...data, day: '2026-12-01' }],
  ['another view', { ...data, view: 'week' as const }],
  ['a hidden event', month({ '2026-11-23': { events: [event], total: 2 } })],
  ['nothing', month({})],
  [
    'another time',
    month({
      '2026-11-23': { events: [movedTo(event, new Date('2026-11-23T16:00:00Z'))], total: 1 },
    }),
  ],
  ['a new title', month({ '2026-11-23': { events: [{ ...event, title: 'Else' }], total: 1 } })],
  ['a new day', month({ ...data.days, '2026-11-24': { events: [event], total: 1 } })],
])('detects %s', (_, other) => {
  expect(isSameData(data, other)).toBe(false);
  expect(isSameData(other, data)).toBe(false);
});
