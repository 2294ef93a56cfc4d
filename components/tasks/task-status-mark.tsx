import { Status } from '@/components/ui/status';
import { type TaskStatus, taskStatusNames } from '@/lib/tasks/statuses';

const tones = {
  todo: 'neutral',
  in_progress: 'accent',
  blocked: 'high',
  completed: 'done',
} as const satisfies Record<TaskStatus, string>;

/** Status of a task, as a dot and a word. */
export function TaskStatusMark({ status }: { status: TaskStatus }) {
  return <Status tone={tones[status]}>{taskStatusNames[status]}</Status>;
}
