import { env } from '@/lib/core/env';

/** A public room of Jitsi, which needs no account. */
const DEFAULT_TEMPLATE = 'https://meet.jit.si/techlink-{room}';

type Meeting = { room: string | null; meeting_url: string | null; quarantined_at: string | null };

/**
 * Returns where host and visitor meet by video: the host's own link, else a room of this booking alone. Null for a booking
 * in quarantine, and for events that an earlier release has queued.
 */
export function meetingLink({ room, meeting_url, quarantined_at }: Meeting): string | null {
  if (quarantined_at) return null;
  return (
    meeting_url ?? (room && (env.MEETING_URL_TEMPLATE ?? DEFAULT_TEMPLATE).replace('{room}', room))
  );
}
