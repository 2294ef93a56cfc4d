import { z } from 'zod';
import { personName, role } from '@/lib/people/schema';
import { emailField, newPasswordFields, passwordsAgree } from '@/lib/people/sign-in/schema';
import '@/lib/core/zod-without-eval';

/** The invitation form; an empty team means none. */
export const inviteSchema = z.object({
  name: personName,
  email: emailField,
  role,
  team: z.union([z.literal('').transform(() => null), z.guid()], 'Please choose a team.'),
});
export type InviteInput = z.output<typeof inviteSchema>;

export const invitationIds = z.object({ ids: z.array(z.guid()).min(1).max(50) });

/** The form on the page of an invitation link. */
export const acceptSchema = passwordsAgree(
  z.object({ token: z.string().min(1).max(500), ...newPasswordFields }),
);
