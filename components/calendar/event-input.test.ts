import { expect, it } from 'vitest';
import { taskEvent } from '@/lib/calendar/rules';
import { eventInput } from './event-input';

it('gives FullCalendar the place and the colours of the event itself', () => {
  const event = taskEvent({
    id: 't',
    title: 'Map the process',
    due_date: '2026-11-23T23:30:00Z',
    priority: 'urgent',
    status: 'todo',
  });
  if (!event) throw new Error('This task is not on the calendar');
  expect(eventInput({ ...event, borderColor: 'var(--low)' }, true)).toMatchObject({
    id: 'task-t',
    allDay: true,
    backgroundColor: 'color-mix(in srgb, var(--urgent) 13%, var(--surface))',
    borderColor: 'var(--low)',
    textColor: 'var(--ink)',
    startEditable: true,
  });
});
