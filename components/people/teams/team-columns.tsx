import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { TaskCounts } from '@/components/people/task-counts';
import { membersPath } from '@/lib/paths/staff';
import type { Team } from '@/lib/people/teams/model';

export const teamColumns: readonly Column<Team>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink>,
  },
  {
    id: 'members',
    card: 'detail',
    header: 'Members, and their tasks',
    cell: ({ id, members, size }) =>
      members.length === 0 ? (
        <span className="text-ink-3">No one yet</span>
      ) : (
        <ul className="flex flex-wrap gap-x-5">
          {members.map((member) => (
            <li key={member.id} className="flex gap-2">
              {member.name}
              <span className="moment">
                <TaskCounts person={member} />
              </span>
            </li>
          ))}
          {size > members.length && (
            <li>
              <a href={membersPath(id)} className="text-accent underline underline-offset-4">
                and {size - members.length} more
              </a>
            </li>
          )}
        </ul>
      ),
  },
  {
    id: 'description',
    card: 'detail',
    header: 'Description',
    cell: ({ description }) => <span className="line-clamp-2 max-w-80">{description}</span>,
  },
];
