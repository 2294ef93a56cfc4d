import type { NoticeKey } from '@/lib/notices';

export const INVITATION_STATES = ['open', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Validity of an invitation in days. */
const INVITATION_DAYS = 7;

type Dates = { expiresAt: string; acceptedAt: string | null; revokedAt: string | null };

/** Returns the state of an invitation at `now`; accepted and revoked take precedence over expired. */
export function invitationState(
  { expiresAt, acceptedAt, revokedAt }: Dates,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) > now.getTime() ? 'open' : 'expired';
}

/** Returns the expiry of an invitation sent at `now`, as an ISO instant in UTC. */
export function invitationEnd(now: Date): string {
  return new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000).toISOString();
}

/** Returns the claim in the token of an invitation; renewing the invitation changes it. */
export function invitationClaim(id: string, expiresAt: string): string {
  return `${id} ${Date.parse(expiresAt)}`;
}

/** Returns whether an invitation can be resent or revoked: it is neither accepted nor revoked. */
export function isWaiting(state: InvitationState): boolean {
  return state === 'open' || state === 'expired';
}

const closed = {
  expired: 'invitationExpired',
  revoked: 'invitationRevoked',
  accepted: 'invitationAccepted',
  // The invitation was open when it was read.
  open: 'invitationInvalid',
} as const satisfies Record<InvitationState, NoticeKey>;

/** Returns the reason why an invitation cannot be accepted; null is an unknown invitation. */
export function closedInvitationNotice(invitation: { state: InvitationState } | null) {
  return invitation ? closed[invitation.state] : 'invitationInvalid';
}
