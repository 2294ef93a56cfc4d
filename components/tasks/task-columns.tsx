import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ListedTask } from '@/lib/tasks/model';
import { DueDate } from './due-date';
import { TaskPriorityMark } from './task-priority-mark';
import { TaskStatusMark } from './task-status-mark';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

export const taskColumns: readonly Column<ListedTask>[] = [
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
    cell: ({ status }) => <TaskStatusMark status={status} />,
  },
  {
    id: 'priority',
    card: 'status',
    header: 'Priority',
    cell: ({ priority }) => <TaskPriorityMark priority={priority} />,
  },
  {
    id: 'due',
    card: 'time',
    header: `Due (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'due_order',
    cell: (task) => <DueDate task={task} />,
  },
  {
    id: 'assignee',
    card: 'detail',
    header: 'Assignee',
    cell: ({ assigneeName }) => assigneeName ?? 'Nobody',
  },
  { id: 'team', header: 'Team', cell: ({ teamName }) => teamName, optional: true },
  { id: 'client', header: 'Client', cell: ({ clientName }) => clientName, optional: true },
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
