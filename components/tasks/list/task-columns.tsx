import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { DueDate } from '@/components/tasks/due-date';
import { TaskPriorityMark } from '@/components/tasks/task-priority-mark';
import { TaskStatusMark } from '@/components/tasks/task-status-mark';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { bookingPath, clientPath } from '@/lib/paths/staff';
import type { ListedTask } from '@/lib/tasks/model';
import { taskPriorityNames } from '@/lib/tasks/priorities';
import { taskStatusNames } from '@/lib/tasks/statuses';

/** Returns a link to the task's client or booking, if the user may see its name. */
const linkTo = (href: string, name: string | null) =>
  name && (
    <a href={href} className="text-accent underline underline-offset-4">
      {name}
    </a>
  );

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

const assignee: Column<ListedTask> = {
  id: 'assignee',
  card: 'detail',
  header: 'Assignee',
  sort: 'assignee_order',
  cell: ({ title, assigneeName }) => (
    <RowMenuButton
      menu="assignee"
      label={`Assignee of ${title}: ${assigneeName ?? 'Unassigned'}`}
      className="cell-button"
    >
      {assigneeName ?? 'Unassigned'}
    </RowMenuButton>
  ),
};

/**
 * Returns the columns of the task list. Members can edit the status inline, leaders also the priority, date and
 * assignee.
 */
export const taskColumns = (isLeaders: boolean): readonly Column<ListedTask>[] => [
  {
    id: 'title',
    header: 'Title',
    sort: 'title',
    cell: ({ id, title }) => <RowLink record={id}>{title}</RowLink>,
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    sort: 'status_order',
    cell: ({ title, status }) => (
      <RowMenuButton
        menu="status"
        label={`Status of ${title}: ${taskStatusNames[status]}`}
        className="cell-button"
      >
        <TaskStatusMark status={status} />
      </RowMenuButton>
    ),
  },
  {
    id: 'priority',
    card: 'status',
    header: 'Priority',
    sort: 'priority_order',
    cell: ({ title, priority }) =>
      isLeaders ? (
        <RowMenuButton
          menu="priority"
          label={`Priority of ${title}: ${taskPriorityNames[priority]}`}
          className="cell-button"
        >
          <TaskPriorityMark priority={priority} />
        </RowMenuButton>
      ) : (
        <TaskPriorityMark priority={priority} />
      ),
  },
  {
    id: 'due',
    card: 'time',
    header: `Due (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'due_order',
    cell: (task) =>
      isLeaders ? (
        <RowMenuButton
          menu="due"
          label={`Due date of ${task.title}`}
          aria-haspopup="dialog"
          className="cell-button"
        >
          <DueDate task={task} />
        </RowMenuButton>
      ) : (
        <DueDate task={task} />
      ),
  },
  ...(isLeaders ? [assignee] : []),
  {
    id: 'team',
    header: 'Team',
    sort: 'team_order',
    cell: ({ teamName }) => teamName,
    optional: true,
  },
  {
    id: 'client',
    header: 'Client',
    cell: ({ clientId, clientName }) => clientId && linkTo(clientPath(clientId), clientName),
    optional: true,
  },
  {
    id: 'booking',
    header: 'Booking',
    cell: ({ bookingId, bookingName }) => bookingId && linkTo(bookingPath(bookingId), bookingName),
    optional: true,
  },
  {
    id: 'created',
    header: `Created (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ createdAt }) => moment(createdAt),
    optional: true,
  },
  {
    id: 'updated',
    header: `Updated (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'updated_at',
    cell: ({ updatedAt }) => moment(updatedAt),
    optional: true,
  },
];
