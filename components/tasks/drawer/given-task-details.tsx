import { DueDate } from '@/components/tasks/due-date';
import { TaskStatusMark } from '@/components/tasks/task-status-mark';
import type { CreatedTask as Created, GivenTask } from '@/lib/tasks/given/model';
import { CreatedTask } from './task-drawer-parts';

type GivenTaskDetailsProps = {
  task: Promise<GivenTask | null>;
  /** The same, as the person may change it; null for one that is done or that a leader manages. */
  created: Promise<Created | null>;
};

/** A task that the person gave to a colleague: how far it is, and what they may change of it. */
export async function GivenTaskDetails(props: GivenTaskDetailsProps) {
  const [task, created] = await Promise.all([props.task, props.created]);
  if (!task) return null;
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-center gap-4">
        <TaskStatusMark status={task.status} />
        <DueDate task={task} namesZone />
        {created?.assignee && <span className="text-ink-2">Assignee: {created.assignee}</span>}
      </p>
      {created ? (
        <CreatedTask task={created} />
      ) : (
        <p className="text-ink-3">
          {task.status === 'completed'
            ? 'This task is done, so it can no longer be changed.'
            : 'A team leader manages this task. Ask them to change it.'}
        </p>
      )}
    </div>
  );
}
