import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { GivenTaskDetails } from '@/components/tasks/drawer/given-task-details';
import { IdleTaskParts } from '@/components/tasks/drawer/task-drawer-parts';
import { GivenTaskList } from '@/components/tasks/list/given-task-list';
import { readEnd } from '@/lib/audit/data';
import { requireStaff } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { listGivenTasks, readCreatedTask, readGivenTask } from '@/lib/tasks/given/data';
import { givenFilters } from '@/lib/tasks/given/filters';

export const metadata: Metadata = { title: 'Tasks given to colleagues' };

const load = createLoader(givenFilters);

type GivenTasksScreenProps = { searchParams: Promise<SearchParams> };

export default async function GivenTasksScreen({ searchParams }: GivenTasksScreenProps) {
  const staff = await requireStaff();
  const filters = await load(searchParams);
  const { open } = filters;
  const page = readAhead(listGivenTasks(staff, filters));
  const task = open ? readAhead(readGivenTask(staff, open)) : null;
  return (
    <>
      <ScreenHead
        title="Given to colleagues"
        purpose="Tasks you created for others, and their progress."
      />
      <FilterBar search="Search given tasks" filters={[]} />
      <GivenTaskList page={page} />
      <IdleDrawer />
      <IdleTaskParts />
      {open && task && (
        <RecordDrawer
          record={open}
          end={readEnd(staff, 'tasks', open, task)}
          title={<RecordTitle kind="Task" name={task.then((found) => found?.title)} />}
        >
          <GivenTaskDetails task={task} created={readCreatedTask(staff, open)} />
        </RecordDrawer>
      )}
    </>
  );
}
