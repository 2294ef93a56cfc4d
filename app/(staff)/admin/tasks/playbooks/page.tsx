import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { OpenLink } from '@/components/lists/open-link';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { PlaybookDetails } from '@/components/tasks/playbooks/playbook-details';
import { PlaybookForm } from '@/components/tasks/playbooks/playbook-drawer-parts';
import { PlaybookList } from '@/components/tasks/playbooks/playbook-list';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { readDirectory } from '@/lib/people/data';
import { listTeamChoices } from '@/lib/people/teams/data';
import { taskFilters } from '@/lib/tasks/filters';
import {
  listPlaybooks,
  listRuns,
  listServiceChoices,
  readPlaybook,
} from '@/lib/tasks/playbooks/data';

export const metadata: Metadata = { title: 'Playbooks' };

const load = createLoader({ open: taskFilters.open, after: taskFilters.after });

type PlaybooksScreenProps = { searchParams: Promise<SearchParams> };

export default async function PlaybooksScreen({ searchParams }: PlaybooksScreenProps) {
  const leader = await requireLeader();
  const { open, after } = await load(searchParams);
  const [page, services, people, teams] = await Promise.all([
    listPlaybooks(leader, after),
    listServiceChoices(leader),
    readDirectory(leader),
    listTeamChoices(leader),
  ]);
  const choices = { people, teams, services };
  const playbook = open && open !== NEW_RECORD ? readPlaybook(leader, open) : null;
  return (
    <>
      <ScreenHead
        title="Playbooks"
        purpose="Sets of tasks that start automatically or manually, with due dates that move with the event."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New playbook
          </OpenLink>
        }
      />
      {page.rows.length > 0 ? (
        <PlaybookList page={page} />
      ) : (
        <EmptyState title="No playbooks yet">
          A playbook creates the same tasks for each consultation, contact, webinar or application.
        </EmptyState>
      )}
      <IdleDrawer />
      {open === NEW_RECORD && (
        <RecordDrawer record={open} title="New playbook">
          <PlaybookForm playbook={null} {...choices} />
        </RecordDrawer>
      )}
      {open && playbook && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'playbooks', open, playbook)}
          title={<RecordTitle kind="Playbook" name={playbook.then((found) => found?.name)} />}
        >
          <PlaybookDetails playbook={playbook} runs={listRuns(leader, open)} {...choices} />
        </RecordDrawer>
      )}
    </>
  );
}
