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
import { IdleTaskParts, TaskForm } from '@/components/tasks/drawer/task-drawer-parts';
import { TaskKeys } from '@/components/tasks/keys/task-keys';
import { taskFilterChoices } from '@/components/tasks/list/task-filters';
import { TaskList } from '@/components/tasks/list/task-list';
import { TaskWatch } from '@/components/tasks/task-watch';
import { TaskViews } from '@/components/tasks/views/task-views';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { taskViewPath } from '@/lib/paths/staff';
import { readDirectory } from '@/lib/people/data';
import { listTeamChoices } from '@/lib/people/teams/data';
import { listTasks, readBoard, readTask } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';
import { readLinkNames } from '@/lib/tasks/links/data';
import { readOrigin } from '@/lib/tasks/playbooks/data';
import { readRepetition } from '@/lib/tasks/recurring/data';
import { listTaskViews } from '@/lib/tasks/views/data';

export const metadata: Metadata = { title: 'Tasks' };

const load = createLoader(taskFilters);

type TasksScreenProps = { searchParams: Promise<SearchParams> };

export default async function TasksScreen({ searchParams }: TasksScreenProps) {
  const leader = await requireLeader();
  const { open, cols: _, ...filters } = await load(searchParams);
  const asked = { ...filters, open, cols: null };
  const directory = readDirectory(leader);
  const listedTeams = listTeamChoices(leader);
  const about = open === NEW_RECORD ? readLinkNames(leader, filters) : null;
  const task = open ? readAhead(readTask(leader, open)) : null;
  const shown =
    filters.view === 'board'
      ? { columns: readAhead(readBoard(leader, asked)) }
      : { page: readAhead(listTasks(leader, asked)) };
  const listedViews = listTaskViews(leader, 'admin');
  const [people, teams, views] = await Promise.all([directory, listedTeams, listedViews]);
  // Checked last, so that nothing waits for the views: most people have no default view.
  const first = views.find(({ isDefault }) => isDefault);
  if (first && Object.keys(await searchParams).length === 0) redirect(taskViewPath('admin', first));
  return (
    <>
      <ScreenHead
        title="Tasks"
        purpose="All work in progress, by person, client and date."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New task
          </OpenLink>
        }
      />
      <TaskWatch open={open} />
      <TaskViews area="admin" views={views} />
      <FilterBar
        search="Search tasks"
        filters={taskFilterChoices({ view: filters.view, people, teams })}
        exportPath={paths.exports.tasks}
      >
        <TaskKeys isLeaders />
        <ViewSwitch shown={filters.view} />
      </FilterBar>
      <div data-task-rows="">
        {shown.columns ? (
          <TaskBoard columns={shown.columns} />
        ) : (
          <TaskList page={shown.page} people={people} />
        )}
      </div>
      <IdleDrawer />
      <IdleTaskParts />
      {open && task && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'tasks', open, task)}
          title={
            open === NEW_RECORD ? (
              'New task'
            ) : (
              <RecordTitle kind="Task" name={task.then((found) => found?.title)} />
            )
          }
        >
          {open === NEW_RECORD ? (
            <TaskForm task={null} people={people} teams={teams} about={(await about) ?? {}} />
          ) : (
            <TaskDetails
              task={task}
              people={directory}
              teams={listedTeams}
              origin={readOrigin(leader, open)}
              repetition={readRepetition(leader, open)}
            />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
