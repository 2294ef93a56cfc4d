'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { usePerson } from '@/components/staff/person-context';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ListedTask } from '@/lib/tasks/model';
import { BulkTaskActions } from './bulk-task-actions';
import { taskColumns } from './task-columns';
import { TaskMoveMenu } from './task-move-menu';

type TaskListProps = {
  page: Promise<Page<ListedTask>>;
  /** The possible assignees; absent if tasks cannot be assigned here. */
  people?: readonly { id: string; name: string }[];
};

/** Tasks as a table: for leaders all of them, for a member their own. */
export function TaskList({ page, people }: TaskListProps) {
  const { role } = usePerson();
  return (
    <DataTable
      caption="Tasks"
      columns={people ? taskColumns : taskColumns.filter(({ id }) => id !== 'assignee')}
      page={use(page)}
      sortedBy="due_order"
      nameOf={({ title }) => title}
      actions={(task) => <TaskMoveMenu task={task} />}
      bulk={
        people &&
        ((tasks, clear) => <BulkTaskActions tasks={tasks} people={people} onDone={clear} />)
      }
      empty={
        people && role === 'team_leader' ? (
          <EmptyState
            title="No open tasks"
            action={
              <OpenLink
                record={NEW_RECORD}
                className={buttonStyle({ variant: 'secondary', size: 'sm' })}
              >
                New task
              </OpenLink>
            }
          >
            What has to be done is listed here, with who does it and until when.
          </EmptyState>
        ) : (
          <EmptyState title="No open tasks">
            What a team leader assigns to you is listed here.
          </EmptyState>
        )
      }
    />
  );
}
