import { expect, it } from 'vitest';
import { invitationLink } from './link';
import { invitationMail } from './mail';

const invitation = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  name: 'Ana',
  profile_type: 'team_member',
  expires_at: '2026-12-01T16:00:00+00:00',
};

it('includes the link, the expiry and the role in an invitation', async () => {
  const mail = await invitationMail('invitation.sent', { invitation });
  expect(mail.text).toContain('as team member');
  expect(mail.text).toContain('The link works once, until Tuesday, December 1, 2026 at 11:00 AM');
  expect(mail.text).toContain(invitationLink(invitation.id, invitation.expires_at));
});

it('throws for any other topic', async () => {
  await expect(invitationMail('invitation.other', { invitation })).rejects.toThrow(
    'There is no email',
  );
});
