'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { usePerson } from '@/components/staff/person-context';
import { TaskMoves } from '@/components/tasks/task-move-menu';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ListedTask } from '@/lib/tasks/model';
import { taskCellMenus } from './task-cell-menus';
import { taskColumns } from './task-columns';
import { useTaskEdits } from './use-task-edits';

// Loaded when a row is selected or a menu opens.
const BulkTaskActions = lazyPart(() =>
  import('./bulk-task-actions').then((module) => module.BulkTaskActions),
);

const leadersColumns = taskColumns(true);
const ownColumns = taskColumns(false);

type TaskListProps = {
  page: Promise<Page<ListedTask>>;
  /** Possible assignees; undefined if tasks cannot be assigned here. */
  people?: readonly { id: string; name: string }[];
};

/** Table of tasks: all of them for leaders, their own for members. */
export function TaskList({ page, people }: TaskListProps) {
  const { role } = usePerson();
  const { page: shown, edit } = useTaskEdits(use(page));
  return (
    <DataTable
      caption="Tasks"
      columns={people ? leadersColumns : ownColumns}
      page={shown}
      sortedBy="due_order"
      nameOf={({ title }) => title}
      actions={({ title }) => (
        <RowMenuButton menu="moves" label={`Move ${title}`}>
          <Icon name="ellipsis" />
        </RowMenuButton>
      )}
      menus={{
        moves: (task, place) => <TaskMoves task={task} place={place} />,
        ...taskCellMenus(edit, people ?? []),
      }}
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
            Tasks appear here, with their assignees and due dates.
          </EmptyState>
        ) : (
          <EmptyState title="No open tasks">
            Your own tasks and those from colleagues appear here.
          </EmptyState>
        )
      }
    />
  );
}
