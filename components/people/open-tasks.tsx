import { DueDate } from '@/components/tasks/due-date';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { taskPath } from '@/lib/paths/staff';
import type { ListedTask } from '@/lib/tasks/model';

/** Maximum number of tasks listed. A link leads to the full list. */
const MAX_SHOWN = 8;

type OpenTasksProps = {
  tasks: readonly ListedTask[];
  /** URL of the full list. */
  all: string;
  empty: string;
};

/** Next open tasks of a person or a team. */
export function OpenTasks({ tasks, all, empty }: OpenTasksProps) {
  return (
    <section>
      <h3 className="font-medium text-ink">Open tasks</h3>
      {tasks.length === 0 ? (
        <p className="mt-2">{empty}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {tasks.slice(0, MAX_SHOWN).map((task) => (
              <li
                key={task.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
              >
                <a
                  href={taskPath('admin', task.id)}
                  className="text-ink underline-offset-4 hover:underline"
                >
                  {task.title}
                </a>
                <DueDate task={task} />
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-3">
            <a href={all} className="text-accent underline underline-offset-4">
              All open tasks
            </a>
            Due in {BUSINESS_TIME_ZONE_NAME}
          </p>
        </>
      )}
    </section>
  );
}
