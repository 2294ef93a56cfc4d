import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { GivenTaskList } from '@/components/tasks/list/given-task-list';
import { ownTaskTabs } from '@/components/tasks/task-tabs';
import { requireStaff } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { listGivenTasks } from '@/lib/tasks/given/data';
import { givenFilters } from '@/lib/tasks/given/filters';

export const metadata: Metadata = { title: 'Tasks given to colleagues' };

const load = createLoader(givenFilters);

type GivenTasksScreenProps = { searchParams: Promise<SearchParams> };

export default async function GivenTasksScreen({ searchParams }: GivenTasksScreenProps) {
  const staff = await requireStaff();
  const page = readAhead(listGivenTasks(staff, await load(searchParams)));
  return (
    <>
      <ScreenHead
        title="Given to colleagues"
        purpose="The tasks that you created for others, and how far they are."
      />
      <ListTabs label="Tasks" tabs={ownTaskTabs} current={paths.team.givenTasks} />
      <FilterBar search="Search given tasks" filters={[]} />
      <GivenTaskList page={page} />
    </>
  );
}
