import { shortMoment } from '@/lib/business-time';
import { isOverdue } from '@/lib/tasks/rules';

type DueDateProps = { task: { status: string; dueDate: string | null } };

/** When a task is due, in business time; what is late says so. */
export function DueDate({ task }: DueDateProps) {
  if (task.dueDate === null) return <span className="text-ink-3">No date</span>;
  const late = isOverdue(task, new Date());
  return (
    <span className={`font-mono text-[0.8125rem] ${late ? 'text-high' : ''}`}>
      {shortMoment(task.dueDate)}
      {late && ' · overdue'}
    </span>
  );
}
