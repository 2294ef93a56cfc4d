import { Link } from '@/components/ui/staff-link';
import { assignedTasksPath } from '@/lib/paths';
import { taskCount } from '@/lib/people/rules';

type TaskCountsProps = {
  person: { id: string; name: string; openTasks: number; overdueTasks: number };
};

const style = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline';

/** The numbers of somebody's open and late tasks, each a link to the list of them. */
export function TaskCounts({ person: { id, name, openTasks, overdueTasks } }: TaskCountsProps) {
  return (
    <span className="inline-flex gap-3">
      {overdueTasks > 0 && (
        <Link
          href={assignedTasksPath(id, 'overdue')}
          prefetch={false}
          aria-label={`${taskCount(overdueTasks)} overdue tasks of ${name}`}
          className={`text-high ${style}`}
        >
          {taskCount(overdueTasks)} late
        </Link>
      )}
      <Link
        href={assignedTasksPath(id)}
        prefetch={false}
        aria-label={`${taskCount(openTasks)} open tasks of ${name}`}
        className={`text-ink ${style}`}
      >
        {taskCount(openTasks)} open
      </Link>
    </span>
  );
}
