import { expect, it } from 'vitest';
import { taskEvent } from '@/lib/calendar/calendar-events';
import { eventInput } from './event-input';

it('maps the start time and tone of an event to FullCalendar', () => {
  const event = taskEvent({
    id: 't',
    title: 'Map the process',
    due_date: '2026-11-23T23:30:00Z',
    priority: 'urgent',
    status: 'todo',
  });
  if (!event) throw new Error('This task is not on the calendar');
  expect(eventInput({ ...event, tone: 'low' }, true)).toMatchObject({
    id: 'task-t',
    allDay: true,
    classNames: ['event', 'event-low'],
    startEditable: true,
  });
});
