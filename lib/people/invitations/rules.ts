import type { NoticeKey } from '@/lib/notices';

export const INVITATION_STATES = ['open', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** How long an invitation works. */
const INVITATION_DAYS = 7;

type Dates = { expires_at: string; accepted_at: string | null; revoked_at: string | null };

/** Where an invitation stands at `now`; what has happened to it counts before its time. */
export function invitationState(
  { expires_at, accepted_at, revoked_at }: Dates,
  now: Date,
): InvitationState {
  if (accepted_at) return 'accepted';
  if (revoked_at) return 'revoked';
  return Date.parse(expires_at) > now.getTime() ? 'open' : 'expired';
}

/** When an invitation that is sent at `now` ends, as an ISO instant in UTC. */
export function invitationEnd(now: Date): string {
  return new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000).toISOString();
}

/** What the token of an invitation says; a renewed one differs. */
export function invitationClaim(id: string, expiresAt: string): string {
  return `${id} ${Date.parse(expiresAt)}`;
}

/** Whether nobody has accepted or revoked it, so that it can be sent again or revoked. */
export function isWaiting(state: InvitationState): boolean {
  return state === 'open' || state === 'expired';
}

const closed = {
  expired: 'invitationExpired',
  revoked: 'invitationRevoked',
  accepted: 'invitationAccepted',
  // It was open a moment ago.
  open: 'invitationInvalid',
} as const satisfies Record<InvitationState, NoticeKey>;

/** Why an invitation cannot be accepted; null stands for one that is not known. */
export function closedInvitationNotice(invitation: { state: InvitationState } | null) {
  return invitation ? closed[invitation.state] : 'invitationInvalid';
}
