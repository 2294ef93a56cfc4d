import { SessionRows } from '@/components/people/profile/session-rows';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Session } from '@/lib/people/sessions/model';

type PersonSessionsProps = { name: string; sessions: readonly Session[] };

/** Current sessions of a person, each with a button to end it. Times are in the business time zone. */
export function PersonSessions({ name, sessions }: PersonSessionsProps) {
  return (
    <section>
      <h3 className="mb-2 font-medium text-ink">Sessions</h3>
      {sessions.length === 0 ? (
        <p>{name} is not signed in.</p>
      ) : (
        <SessionRows
          sessions={sessions.map(({ id, device, ip, startedAt, lastActiveAt, isCurrent }) => ({
            id,
            device,
            isCurrent,
            times: `${ip ? `${ip}, since` : 'Since'} ${shortMoment(startedAt)}, last active ${shortMoment(lastActiveAt)} ${BUSINESS_TIME_ZONE_NAME}`,
          }))}
        />
      )}
    </section>
  );
}
