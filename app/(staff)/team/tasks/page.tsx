import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { ViewSwitch } from '@/components/lists/view-switch';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { TaskBoard } from '@/components/tasks/board/lazy-task-board';
import { TaskDetails } from '@/components/tasks/drawer/task-details';
import { IdleTaskParts, NewOwnTask } from '@/components/tasks/drawer/task-drawer-parts';
import { TaskKeys } from '@/components/tasks/keys/task-keys';
import { taskFilterChoices } from '@/components/tasks/list/task-filters';
import { TaskList } from '@/components/tasks/list/task-list';
import { TaskWatch } from '@/components/tasks/task-watch';
import { TaskViews } from '@/components/tasks/views/task-views';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { requireStaff } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { taskViewPath } from '@/lib/paths/staff';
import { readDirectory } from '@/lib/people/data';
import { listOwnTeams } from '@/lib/people/teams/data';
import { listTasks, readBoard, readTask } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';
import { listTaskColleagues, readCreatedTask } from '@/lib/tasks/given/data';
import { readOrigin } from '@/lib/tasks/playbooks/data';
import { readRepetition } from '@/lib/tasks/recurring/data';
import { listTaskViews } from '@/lib/tasks/views/data';

export const metadata: Metadata = { title: 'My tasks' };

const load = createLoader(taskFilters);

type OwnTasksScreenProps = { searchParams: Promise<SearchParams> };

export default async function OwnTasksScreen({ searchParams }: OwnTasksScreenProps) {
  const staff = await requireStaff();
  const { open, cols: _, ...filters } = await load(searchParams);
  // Leaders see all tasks in the other area; here everyone sees their own.
  const asked = { ...filters, assignee: staff.id, open, cols: null };
  const task = open ? readAhead(readTask(staff, open)) : null;
  const choices =
    open === NEW_RECORD
      ? ([readAhead(listTaskColleagues(staff)), readAhead(listOwnTeams(staff))] as const)
      : null;
  const shown =
    filters.view === 'board'
      ? { columns: readAhead(readBoard(staff, asked)) }
      : { page: readAhead(listTasks(staff, asked)) };
  const views = await listTaskViews(staff, 'team');
  // Checked last, so that nothing waits for the views: most people have no default view.
  const first = views.find(({ isDefault }) => isDefault);
  if (first && Object.keys(await searchParams).length === 0) redirect(taskViewPath('team', first));
  return (
    <>
      <ScreenHead
        title="My tasks"
        purpose="The tasks assigned to you, by due date."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New task
          </OpenLink>
        }
      />
      <TaskWatch open={open} />
      <TaskViews area="team" views={views} />
      <FilterBar search="Search my tasks" filters={taskFilterChoices({ view: filters.view })}>
        <TaskKeys isLeaders={false} />
        <ViewSwitch shown={filters.view} />
      </FilterBar>
      <div data-task-rows="">
        {shown.columns ? <TaskBoard columns={shown.columns} /> : <TaskList page={shown.page} />}
      </div>
      <IdleDrawer />
      <IdleTaskParts />
      {open && task && (
        <RecordDrawer
          record={open}
          end={readEnd(staff, 'tasks', open, task)}
          title={
            open === NEW_RECORD ? (
              'New task'
            ) : (
              <RecordTitle kind="Task" name={task.then((found) => found?.title)} />
            )
          }
        >
          {choices ? (
            <NewOwnTask people={await choices[0]} teams={await choices[1]} />
          ) : (
            <TaskDetails
              task={task}
              people={readDirectory(staff)}
              created={readCreatedTask(staff, open)}
              origin={readOrigin(staff, open)}
              repetition={readRepetition(staff, open)}
            />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
