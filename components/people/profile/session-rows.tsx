'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Status } from '@/components/ui/status';
import { endSession } from '@/lib/people/sessions/actions';

type SessionRowsProps = {
  /** `times` contains the IP, the start and the last activity of a session. */
  sessions: readonly { id: string; device: string; times: string; isCurrent: boolean }[];
};

/** Active sessions. Each except the current one can be ended. */
export function SessionRows({ sessions }: SessionRowsProps) {
  const { run, isPending } = useStaffAction();
  return (
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
  );
}
