import { DueDate } from '@/components/tasks/due-date';
import { TaskStatusMark } from '@/components/tasks/task-status-mark';
import type { CreatedTask as Created, GivenTask } from '@/lib/tasks/given/model';
import { CreatedTask } from './task-drawer-parts';

type GivenTaskDetailsProps = {
  task: Promise<GivenTask | null>;
  /** Editable version of the task; null if it is done or a leader manages it. */
  created: Promise<Created | null>;
};

/** A task that the person assigned to a colleague: its progress, and the fields that they may edit. */
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
