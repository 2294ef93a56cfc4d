import type { HostAt } from '@/lib/bookings/hosts/model';
import type { Refusal, RefusalDetails } from '@/lib/core/actions/refusal';
import { bookingMoveNotices } from '@/lib/notices-with-reason';

/** Decisions of a leader about a move. */
export type MoveDecision = {
  /** The visitor gets an email. */
  tell: boolean;
  /** Host after the move; null for none yet. */
  host: string | null;
};

/**
 * Returns the host that the dialog suggests: the current one unless they have another consultation then, otherwise
 * none.
 */
export function suggestedHost(hosts: readonly HostAt[], present: string | null): string | null {
  const isPossible = ({ id, state }: HostAt) => id === present && state !== 'taken';
  return hosts.some(isPossible) ? present : null;
}

/** Returns the start that the leader saw, if someone else has moved the booking since; otherwise null. */
export function seenBefore(seen: string, stored: string): string | null {
  return Date.parse(seen) === Date.parse(stored) ? null : seen;
}

/** Returns whether a move can be undone. A booking cannot be moved back into the past. */
export function canUndoMove(from: string, now: Date): boolean {
  return new Date(from) > now;
}

type AfterRefusal = {
  /** The data of the dialog is outdated and has to be read again. */
  isOutdated: boolean;
  nearest: NonNullable<RefusalDetails['nearest']>;
  /** True if the dialog shows the refusal. After a move by another person it shows the times instead. */
  isShown: boolean;
};

/** Returns how the dialog continues after a refusal. */
export function afterRefusal({
  notice,
  details,
}: Pick<Refusal, 'notice' | 'details'>): AfterRefusal {
  const wasMoved = notice === 'bookingMovedMeanwhile';
  return {
    isOutdated: wasMoved || notice === 'hostIsTaken',
    nearest: details.nearest ?? [],
    isShown: !wasMoved,
  };
}

type StoredMove = { name: string; isTold: boolean; canUndo: boolean; host: string | null };

/**
 * Returns the second line of the toast after a move.
 * @param move.host name of the stored host
 * @param hasHosts whether there are any hosts
 */
export function moveSummary(
  { name, isTold, canUndo, host }: StoredMove,
  hasHosts: boolean,
): string {
  const { told, toldForGood, quiet, heldBy, heldByNobody } = bookingMoveNotices;
  const visitor = (isTold ? (canUndo ? told : toldForGood) : quiet)(name);
  if (host) return `${heldBy(host)} ${visitor}`;
  return hasHosts ? `${heldByNobody} ${visitor}` : visitor;
}

const reasons = {
  free: 'free then',
  closed: 'outside their hours',
  busy: 'busy then',
  taken: 'has another consultation then',
} as const;

/** Returns a host with their availability, such as 'Daniel Okafor (outside their hours)'. */
export function hostWithState({ name, state }: Pick<HostAt, 'name' | 'state'>): string {
  return `${name} (${reasons[state]})`;
}
