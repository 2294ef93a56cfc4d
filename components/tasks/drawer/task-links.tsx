import { bookingPath, clientPath } from '@/lib/paths/staff';
import type { Task } from '@/lib/tasks/model';

const link = 'text-accent underline underline-offset-4';

/** Links to the client and the booking of a task. */
export function TaskLinks({ task }: { task: Task }) {
  if (!task.clientId && !task.bookingId) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {task.clientId && (
        <a href={clientPath(task.clientId)} className={link}>
          Client: {task.clientName}
        </a>
      )}
      {task.bookingId && (
        <a href={bookingPath(task.bookingId)} className={link}>
          Consultation with {task.bookingName}
        </a>
      )}
    </p>
  );
}
