import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { isOverdue } from '@/lib/tasks/overdue';

type DueDateProps = {
  task: { status: string; dueDate: string | null };
  /** True to show the time zone, if no other text nearby names it. */
  namesZone?: boolean;
};

/** Due date of a task in business time. Highlighted if it is overdue. */
export function DueDate({ task, namesZone = false }: DueDateProps) {
  if (task.dueDate === null) return <span className="text-ink-3">No date</span>;
  const late = isOverdue(task, new Date());
  return (
    <span className={`moment ${late ? 'text-high' : ''}`}>
      {shortMoment(task.dueDate)}
      {namesZone && ` ${BUSINESS_TIME_ZONE_NAME}`}
      {late && ' · overdue'}
    </span>
  );
}
