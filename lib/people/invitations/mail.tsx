import { z } from 'zod';
import { brand } from '@/lib/brand';
import { MailButton, MailFrame, MailNote, MailText, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { formattedMoment } from '@/lib/core/time/business-time';
import { roleName } from '@/lib/people/rules';
import { invitationLink } from './link';

const invited = z.object({
  id: z.string(),
  name: z.string(),
  profile_type: z.string(),
  expires_at: z.string(),
});

function InvitationMail({ id, name, profile_type, expires_at }: z.output<typeof invited>) {
  return (
    <MailFrame
      preview={`Choose a password to get started. The link works once, for 7 days.`}
      heading={`Welcome to ${brand.name}, ${name}`}
    >
      <MailText>
        You are invited to the back-office as {roleName(profile_type).toLowerCase()}: your tasks,
        your calendar and the people you work with. Choose a password to get started.
      </MailText>
      <MailButton href={invitationLink(id, expires_at)}>Accept the invitation</MailButton>
      <MailNote>
        The link works once, until {formattedMoment(new Date(expires_at))}. If you did not expect
        it, ignore this email: no account is created.
      </MailNote>
    </MailFrame>
  );
}

/**
 * Returns the email of 'invitation.sent', which contains the only link for creating a profile.
 * @throws Error for another topic
 */
export async function invitationMail(
  topic: string,
  payload: Record<string, unknown>,
): Promise<Mail> {
  if (topic !== 'invitation.sent') throw new Error(`There is no email for ${topic}`);
  return {
    subject: `Your invitation to ${brand.name}`,
    ...(await renderMail(<InvitationMail {...invited.parse(payload.invitation)} />)),
  };
}
