import type { Filter } from '@/components/lists/filter-control';
import type { Choice } from '@/lib/core/lists/choices';
import { NOBODY } from '@/lib/tasks/filters';
import { TASK_PRIORITIES, taskPriorityNames } from '@/lib/tasks/priorities';
import { TASK_STATUSES, taskStatusNames } from '@/lib/tasks/statuses';

const statusFilter: Filter = {
  name: 'status',
  label: 'Status',
  any: 'Status: open',
  options: [
    ...TASK_STATUSES.map((value) => ({ value, label: taskStatusNames[value] })),
    { value: 'all', label: 'Open and completed' },
  ],
};

/** Returns the filters of a task screen. The board needs no status filter. */
export function taskFilterChoices({
  view,
  people = [],
  teams = [],
}: {
  view: 'list' | 'board';
  people?: readonly Choice[];
  teams?: readonly Choice[];
}): Filter[] {
  return [
    ...(view === 'list' ? [statusFilter] : []),
    {
      name: 'priority',
      label: 'Priority',
      options: TASK_PRIORITIES.map((value) => ({ value, label: taskPriorityNames[value] })),
    },
    {
      name: 'due',
      label: 'Due',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'today', label: 'Today' },
        { value: 'week', label: 'Next 7 days' },
        { value: 'none', label: 'No date' },
      ],
    },
    ...(people.length > 0
      ? [
          {
            name: 'assignee',
            label: 'Assignee',
            options: [{ value: NOBODY, label: 'Unassigned' }],
            records: { from: 'people', given: people } as const,
          },
        ]
      : []),
    ...(teams.length > 0
      ? [
          {
            name: 'team',
            label: 'Team',
            options: [],
            records: { from: 'teams', given: teams } as const,
          },
        ]
      : []),
  ];
}
