import { assignedTasksPath } from '@/lib/paths/staff';
import { taskCount } from '@/lib/people/rules';

type TaskCountsProps = {
  person: { id: string; name: string; openTasks: number; overdueTasks: number };
};

const style = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline';

/** Number of a person's open and overdue tasks, each with a link to the list. */
export function TaskCounts({ person: { id, name, openTasks, overdueTasks } }: TaskCountsProps) {
  return (
    <span className="inline-flex gap-3">
      {overdueTasks > 0 && (
        <a
          href={assignedTasksPath(id, 'overdue')}
          aria-label={`${taskCount(overdueTasks)} overdue tasks of ${name}`}
          className={`text-high ${style}`}
        >
          {taskCount(overdueTasks)} late
        </a>
      )}
      <a
        href={assignedTasksPath(id)}
        aria-label={`${taskCount(openTasks)} open tasks of ${name}`}
        className={`text-ink ${style}`}
      >
        {taskCount(openTasks)} open
      </a>
    </span>
  );
}
