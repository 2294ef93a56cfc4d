import { env } from '@/lib/core/env';

/** A public room of Jitsi, which requires no account. */
const DEFAULT_TEMPLATE = 'https://meet.jit.si/techlink-{room}';

/** URL template of the video rooms. Each consultation has its own; `{room}` is its name. */
const template = () => env.MEETING_URL_TEMPLATE ?? DEFAULT_TEMPLATE;

/** Returns the host name of the rooms, such as 'meet.jit.si'; if each room has its own host name, the common part. */
export const meetingHost = (): string =>
  new URL(template().replace('{room}.', '').replace('{room}', 'room')).host;

type Meeting = { room: string | null; meeting_url: string | null; quarantined_at: string | null };

/**
 * Returns the URL of the video meeting: the host's own link, or a room for this booking only. Null for a booking in
 * quarantine and for events that an earlier release has queued.
 */
export function meetingLink({ room, meeting_url, quarantined_at }: Meeting): string | null {
  if (quarantined_at) return null;
  return meeting_url ?? (room && template().replace('{room}', room));
}
