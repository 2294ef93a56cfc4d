'use client';

import { TaskCounts } from '@/components/people/task-counts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { setMembership } from '@/lib/people/teams/actions';
import type { Team } from '@/lib/people/teams/model';

type TeamMembersProps = { team: Team; people: readonly { id: string; name: string }[] };

/** The members of a team and their workload; people can be added and removed. */
export function TeamMembers({ team: { id: teamId, members }, people }: TeamMembersProps) {
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
      {members.length === 0 && <p className="mt-2">Nobody is in this team yet.</p>}
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
      {others.length > 0 && (
        <div className="mt-3">
          <Menu
            align="start"
            trigger={
              <Button variant="secondary" size="sm" pending={isPending}>
                Add a member
              </Button>
            }
            groups={[
              others.map(({ id, name }) => ({ label: name, onSelect: () => set(id, true) })),
            ]}
          />
        </div>
      )}
    </section>
  );
}
