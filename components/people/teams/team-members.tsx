'use client';

import { TaskCounts } from '@/components/people/task-counts';
import { BulkChoice } from '@/components/records/bulk-choice';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { type Choice, mayLackSome } from '@/lib/core/lists/choices';
import { membersPath } from '@/lib/paths/staff';
import { setMembership } from '@/lib/people/teams/actions';
import type { Team } from '@/lib/people/teams/model';

type TeamMembersProps = { team: Team; people: readonly Choice[] };

/** Members of a team with their workload. People can be added and removed. */
export function TeamMembers({ team: { id: teamId, members, size }, people }: TeamMembersProps) {
  const { run, isPending } = useStaffAction();
  const others = people.filter(({ id }) => !members.some((member) => member.id === id));
  const set = (userId: string, belongs: boolean) =>
    run(
      () => setMembership({ teamId, userId, belongs }),
      () => () => setMembership({ teamId, userId, belongs: !belongs }),
    );

  return (
    <section>
      <h3 className="font-medium text-ink">Members</h3>
      {members.length === 0 && <p className="mt-2">This team has no members yet.</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line empty:border-0">
        {members.map((member) => (
          <li key={member.id} className="flex items-center gap-4 py-1.5">
            <span className="grow text-ink">{member.name}</span>
            <span className="font-mono text-[0.8125rem]">
              <TaskCounts person={member} />
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Remove ${member.name}`}
              onClick={() => set(member.id, false)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {size > members.length && (
        <p className="mt-2">
          <a href={membersPath(teamId)} className="text-accent underline underline-offset-4">
            All {size} members
          </a>
        </p>
      )}
      {others.length > 0 && (
        <div className="mt-3">
          <BulkChoice
            label="Add a member"
            from="people"
            choices={mayLackSome(people) ? people : others}
            pending={isPending}
            onChoose={(id) => id && set(id, true)}
          />
        </div>
      )}
    </section>
  );
}
