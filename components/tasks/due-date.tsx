import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { isOverdue } from '@/lib/tasks/rules';

type DueDateProps = {
  task: { status: string; dueDate: string | null };
  /** Where nothing beside it names the zone. */
  namesZone?: boolean;
};

/** When a task is due, in business time; what is late says so. */
export function DueDate({ task, namesZone = false }: DueDateProps) {
  if (task.dueDate === null) return <span className="text-ink-3">No date</span>;
  const late = isOverdue(task, new Date());
  return (
    <span className={`font-mono text-[0.8125rem] ${late ? 'text-high' : ''}`}>
      {shortMoment(task.dueDate)}
      {namesZone && ` ${BUSINESS_TIME_ZONE_NAME}`}
      {late && ' · overdue'}
    </span>
  );
}
