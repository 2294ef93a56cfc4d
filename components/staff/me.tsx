import { Icon } from '@/components/ui/icon';
import { initials } from '@/lib/core/text/initials';
import { paths } from '@/lib/paths';
import type { Person } from './person-context';

type MeProps = { person: Person; signOut: () => Promise<void> };

const roleNames = { team_leader: 'Team leader', team_member: 'Team member' };

const item =
  'flex h-9 w-full items-center gap-2.5 rounded-control px-3 text-ink transition-colors hover:bg-hover';

/** The signed-in person, and a sign-out button that works without JavaScript. */
export function Me({ person, signOut }: MeProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="me"
        aria-label={`Signed in as ${person.name}`}
        className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong bg-surface font-mono text-[0.6875rem] font-medium text-ink transition-colors hover:border-ink"
      >
        {initials(person.name)}
      </button>
      <div
        id="me"
        popover="auto"
        className="fixed inset-auto top-13 right-4 m-0 w-64 rounded-surface border border-line-strong bg-surface text-staff"
      >
        <div className="border-b border-line px-4 py-3">
          <p className="truncate font-medium text-ink">{person.name}</p>
          <p className="truncate">{person.email}</p>
          <p className="mt-1 text-ink-3">{roleNames[person.role]}</p>
        </div>
        <div className="p-1">
          <a href={paths.team.profile} className={item}>
            <Icon name="circle-user" className="size-4 text-ink-3" />
            Your profile
          </a>
          <form action={signOut}>
            <button type="submit" className={item}>
              <Icon name="log-out" className="size-4 text-ink-3" />
              Sign out
            </button>
          </form>
        </div>
      </div>
    </>
  );
}
