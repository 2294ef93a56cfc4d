import { expect, it } from 'vitest';
import { groupTasks } from './own-day';

it('groups tasks in the time zone of the person, without those in the inbox and of today', () => {
  const task = (id: string, dueDate: string | null, status = 'todo') => ({
    id,
    title: id,
    priority: 'medium' as const,
    status,
    dueDate,
  });
  const groups = groupTasks(
    [
      task('late', '2026-11-21T11:00:00Z'),
      task('blocked and late', '2026-11-21T11:00:00Z', 'blocked'),
      task('blocked without a date', null, 'blocked'),
      task('blocked until tomorrow', '2026-11-22T09:00:00Z', 'blocked'),
      // Still Saturday in Los Angeles, already Sunday in New York.
      task('tonight', '2026-11-22T07:30:00Z'),
      task('tomorrow', '2026-11-22T09:00:00Z'),
      task('in seven days', '2026-11-28T20:00:00Z'),
      task('in eight days', '2026-11-29T20:00:00Z'),
    ],
    'America/Los_Angeles',
    new Date('2026-11-21T12:00:00Z'),
  );
  const ids = Object.entries(groups).map(([group, tasks]) => [group, tasks.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    waiting: ['blocked without a date', 'blocked until tomorrow'],
    soon: ['tomorrow', 'in seven days'],
  });
});
