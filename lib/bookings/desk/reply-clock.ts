import { addHours } from 'date-fns';
import { REPLY_HOURS } from '@/lib/brand';

/**
 * Returns when the reply to a request is due: as promised, but no later than the meeting, if there is one. The database
 * sorts by the same time (`private.reply_due_at`).
 */
export function replyDueAt(requestedAt: string, startsAt: string | null): Date {
  const promised = addHours(new Date(requestedAt), REPLY_HOURS);
  if (startsAt === null) return promised;
  const start = new Date(startsAt);
  return start < promised ? start : promised;
}

/**
 * Returns until when a booking in quarantine keeps its time, which is until the promised reply to its visitor. The
 * database enforces the same limit (`private.quarantine_hold`).
 */
export function holdEndsAt(quarantinedAt: string): Date {
  return addHours(new Date(quarantinedAt), REPLY_HOURS);
}
