import type { Column } from '@/components/lists/column';
import { EmailText } from '@/components/ui/email-text';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Invitation } from '@/lib/people/invitations/model';
import { roleName } from '@/lib/people/rules';
import { InvitationMark } from './invitation-mark';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

export const invitationColumns: readonly Column<Invitation>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <span className="font-medium text-ink">{name}</span>,
  },
  {
    id: 'state',
    card: 'status',
    header: 'State',
    cell: ({ state }) => <InvitationMark state={state} />,
  },
  {
    id: 'email',
    card: 'detail',
    header: 'Email',
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  { id: 'role', card: 'detail', header: 'Role', cell: ({ role }) => roleName(role) },
  { id: 'team', header: 'Team', cell: ({ team }) => team ?? 'None' },
  {
    id: 'ends',
    card: 'time',
    header: `Works until (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ expiresAt }) => moment(expiresAt),
  },
  {
    id: 'by',
    header: 'Invited by',
    cell: ({ invitedBy }) => invitedBy ?? 'A former colleague',
    optional: true,
  },
  {
    id: 'created',
    header: `Invited (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ createdAt }) => moment(createdAt),
    optional: true,
  },
];
