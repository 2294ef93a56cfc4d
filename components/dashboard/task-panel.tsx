import { TaskPriorityMark } from '@/components/tasks/task-priority-mark';
import type { OwnTask } from '@/lib/dashboard/model';
import { momentIn } from '@/lib/notifications/notification-text';
import { taskPath } from '@/lib/paths/staff';
import { Panel } from './panel';
import { PanelRow } from './panel-row';

type TaskPanelProps = { title: string; tasks: readonly OwnTask[]; timeZone: string; empty: string };

/** Panel of a person's own tasks, earliest due date first. Each opens in the list. */
export function TaskPanel({ title, tasks, timeZone, empty }: TaskPanelProps) {
  return (
    <Panel title={title} action={<span className="font-mono text-ink-3">{tasks.length}</span>}>
      {tasks.length === 0 ? (
        <p className="px-4 py-5">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <PanelRow
              key={task.id}
              href={taskPath('team', task.id)}
              title={task.title}
              detail={task.dueDate ? `Due ${momentIn(timeZone, task.dueDate)}` : 'No due date'}
              aside={<TaskPriorityMark priority={task.priority} />}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
