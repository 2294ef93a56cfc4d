import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { EmailText } from '@/components/ui/email-text';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Person } from '@/lib/people/model';
import { roleName } from '@/lib/people/rules';
import { AccessMark } from './access-mark';
import { TaskCounts } from './task-counts';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

const who: readonly Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink>,
  },
  { id: 'role', card: 'detail', header: 'Role', cell: ({ role }) => roleName(role) },
  {
    id: 'access',
    card: 'status',
    header: 'Access',
    cell: (person) => <AccessMark person={person} />,
  },
];

const email: Column<Person> = {
  id: 'email',
  card: 'detail',
  header: 'Email',
  cell: ({ email }) => <EmailText>{email}</EmailText>,
};

const zone: Column<Person> = { id: 'zone', header: 'Time zone', cell: ({ timeZone }) => timeZone };

const since: Column<Person> = {
  id: 'since',
  card: 'time',
  header: `Since (${BUSINESS_TIME_ZONE_NAME})`,
  sort: 'created_at',
  cell: ({ createdAt }) => moment(createdAt),
};

/** Columns of the profile list. */
export const profileColumns: readonly Column<Person>[] = [...who, email, zone, since];

/** Columns of the people list, with workload. */
export const peopleColumns: readonly Column<Person>[] = [
  ...who,
  {
    id: 'teams',
    header: 'Teams',
    cell: ({ teams }) => teams.map(({ name }) => name).join(', ') || 'None',
  },
  {
    id: 'tasks',
    card: 'detail',
    header: 'Tasks',
    numeric: true,
    cell: (person) => <TaskCounts person={person} />,
  },
  {
    id: 'seen',
    card: 'time',
    header: `Last seen (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : 'Never'),
  },
  { ...email, optional: true },
  { ...zone, optional: true },
  { ...since, optional: true },
];
