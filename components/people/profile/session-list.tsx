'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Status } from '@/components/ui/status';
import { endSession } from '@/lib/people/sessions/actions';
import { signOutEverywhere } from '@/lib/people/sign-in/actions';

type SessionListProps = {
  /** `times` names its start and its last activity, in the person's zone. */
  sessions: readonly { id: string; device: string; times: string; isCurrent: boolean }[];
};

/** The live sessions of a person; each can be ended, or all of them. */
export function SessionList({ sessions }: SessionListProps) {
  const { run, isPending } = useStaffAction();
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, times, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="grow">
              <p className="text-ink">{device}</p>
              <p className="text-ink-3">{times}</p>
            </div>
            {isCurrent ? (
              <Status tone="low">This session</Status>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                pending={isPending}
                aria-label={`Sign out ${device}`}
                onClick={() => run(() => endSession({ id }))}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form action={signOutEverywhere.bind(null, 'team')} className="mt-4">
        <Button type="submit" variant="secondary" size="sm">
          Sign out everywhere
        </Button>
      </form>
    </>
  );
}
