'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { RowLink } from '@/components/lists/row-link';
import { DueDate } from '@/components/tasks/due-date';
import { TaskStatusMark } from '@/components/tasks/task-status-mark';
import { EmptyState } from '@/components/ui/empty-state';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import type { GivenTask } from '@/lib/tasks/given/model';

const columns: readonly Column<GivenTask>[] = [
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
    id: 'due',
    card: 'time',
    header: `Due (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'due_order',
    cell: (task) => <DueDate task={task} />,
  },
];

/** Table of the tasks that a person assigned to colleagues, with status and due date. */
export function GivenTaskList({ page }: { page: Promise<Page<GivenTask>> }) {
  return (
    <DataTable
      caption="Tasks given to colleagues"
      columns={columns}
      page={use(page)}
      sortedBy="due_order"
      nameOf={({ title }) => title}
      empty={
        <EmptyState title="No tasks given">
          Tasks you create for colleagues in your team appear here.
        </EmptyState>
      }
    />
  );
}
