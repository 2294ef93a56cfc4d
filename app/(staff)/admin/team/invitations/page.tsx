import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { InviteForm } from '@/components/people/invitations/invitation-drawer-parts';
import { InvitationList } from '@/components/people/invitations/invitation-list';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { humanize } from '@/lib/core/text/humanize';
import { paths } from '@/lib/paths';
import { listInvitations } from '@/lib/people/invitations/data';
import { invitationFilters } from '@/lib/people/invitations/filters';
import { INVITATION_STATES } from '@/lib/people/invitations/rules';
import { listTeamChoices } from '@/lib/people/teams/data';

export const metadata: Metadata = { title: 'Invitations' };

const load = createLoader(invitationFilters);

type InvitationsScreenProps = { searchParams: Promise<SearchParams> };

export default async function InvitationsScreen({ searchParams }: InvitationsScreenProps) {
  const leader = await requireLeader();
  const query = await load(searchParams);
  const { open } = query;
  return (
    <>
      <ScreenHead
        title="Team"
        purpose="The people who work here, and the access of each account."
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={paths.admin.team} variant="secondary" size="sm">
              All people
            </ButtonLink>
            <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
              Invite
            </OpenLink>
          </div>
        }
      />
      <h2 className="pb-3 font-medium text-ink">Invitations</h2>
      <FilterBar
        search="Search invitations"
        filters={[
          {
            name: 'state',
            label: 'State',
            options: INVITATION_STATES.map((value) => ({ value, label: humanize(value) })),
          },
        ]}
        exportPath={paths.exports.invitations}
      />
      <InvitationList page={listInvitations(leader, query, query.after)} />
      <IdleDrawer />
      {open === NEW_RECORD && (
        <RecordDrawer
          record={open}
          title="Invite a person"
          description="They get an email with a link and choose their own password."
        >
          <InviteForm teams={await listTeamChoices(leader)} />
        </RecordDrawer>
      )}
    </>
  );
}
