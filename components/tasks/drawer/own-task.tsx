'use client';

import { DueDate } from '@/components/tasks/due-date';
import { TaskPriorityMark } from '@/components/tasks/task-priority-mark';
import { TaskStatusMark } from '@/components/tasks/task-status-mark';
import { useTaskStatus } from '@/components/tasks/use-task-status';
import { Button } from '@/components/ui/button';
import type { Task } from '@/lib/tasks/model';
import { TASK_TRANSITIONS, taskStatusNames } from '@/lib/tasks/statuses';

/** Task as its assignee sees it. Only the status is editable. */
export function OwnTask({ task }: { task: Task }) {
  const { status, move } = useTaskStatus(task);
  const facts = [
    { name: 'Status', value: <TaskStatusMark status={status} /> },
    { name: 'Priority', value: <TaskPriorityMark priority={task.priority} /> },
    { name: 'Due', value: <DueDate task={{ ...task, status }} namesZone /> },
    { name: 'Team', value: task.teamName ?? 'None' },
    { name: 'From', value: task.creatorName },
  ];
  return (
    <div>
      {task.description && (
        <p className="mb-5 max-w-measure break-words whitespace-pre-wrap">{task.description}</p>
      )}
      <dl className="grid grid-cols-[6rem_1fr] gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        {TASK_TRANSITIONS[status].map((to) => (
          <Button key={to} variant="secondary" size="sm" onClick={() => move(to)}>
            {to === 'completed' ? 'Complete' : `Move to ${taskStatusNames[to]}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
