import { z } from 'zod';
import { role } from '@/lib/people/schema';
import { invitationState } from './rules';

const named = z.object({ name: z.string() });

export const invitationRow = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    team: named.nullable(),
    invitedBy: named.nullable(),
    createdAt: z.string(),
    expiresAt: z.string(),
    acceptedAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .transform(({ team, invitedBy, acceptedAt, revokedAt, ...invitation }) => ({
    ...invitation,
    team: team?.name ?? null,
    invitedBy: invitedBy?.name ?? null,
    state: invitationState({ expiresAt: invitation.expiresAt, acceptedAt, revokedAt }, new Date()),
  }));

/** An invitation as leaders see it, with its state at the time of reading; instants as the database writes them. */
export type Invitation = z.output<typeof invitationRow>;
