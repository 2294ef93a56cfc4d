import { Icon } from '@/components/ui/icon';
import type { TaskPriority } from '@/lib/tasks/priorities';
import { priorityMarks } from './priority-marks';

/** Priority of a task, as an icon and a word. */
export function TaskPriorityMark({ priority }: { priority: TaskPriority }) {
  const { icon, word, colour } = priorityMarks[priority];
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap text-ink">
      <Icon name={icon} className={`size-4 ${colour}`} />
      {word}
    </span>
  );
}
