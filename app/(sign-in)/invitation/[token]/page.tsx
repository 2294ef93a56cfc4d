import type { Metadata } from 'next';
import { AcceptForm } from '@/components/people/invitations/accept-form';
import { AccessScreen } from '@/components/staff/access-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { brand } from '@/lib/brand';
import { formattedMoment } from '@/lib/core/time/business-time';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { findInvitation } from '@/lib/people/invitations/data';
import { closedInvitationNotice } from '@/lib/people/invitations/rules';
import { roleName } from '@/lib/people/rules';

export const metadata: Metadata = { title: 'Invitation' };

export default async function InvitationPage({ params }: PageProps<'/invitation/[token]'>) {
  const { token } = await params;
  const invitation = await findInvitation(decodeURIComponent(token));
  if (invitation?.state !== 'open') {
    const accepted = invitation?.state === 'accepted';
    return (
      <AccessScreen
        label="Invitation"
        title={accepted ? 'You have an account' : 'This link does not work'}
        facts={[
          {
            term: 'Trouble',
            text: 'Ask the team leader who invited you; they can send the invitation again.',
          },
        ]}
      >
        <Notice
          tone={accepted ? 'info' : 'error'}
          title={notices[closedInvitationNotice(invitation)]}
        />
        {accepted && (
          <ButtonLink href={paths.memberLogin} size="lg" className="mt-5">
            Sign in
          </ButtonLink>
        )}
      </AccessScreen>
    );
  }
  const { name, email, role, team, invitedBy, expiresAt } = invitation;
  const facts = [
    { term: 'Address', text: <span className="break-words">{email}</span> },
    { term: 'Role', text: roleName(role) },
    { term: 'Team', text: team },
    { term: 'From', text: invitedBy },
    { term: 'Until', text: formattedMoment(new Date(expiresAt)) },
  ];
  return (
    <AccessScreen
      label="Invitation"
      title={`Welcome, ${name}`}
      lead={`You are invited to the back-office of ${brand.name}. Choose a password to get started.`}
      facts={facts.filter(({ text }) => text)}
    >
      <AcceptForm
        token={decodeURIComponent(token)}
        email={email}
        forgotten={
          <a href={paths.forgotPassword} className="text-accent underline underline-offset-3">
            Forgot your password?
          </a>
        }
        signIn={
          <a
            href={role === 'team_leader' ? paths.adminLogin : paths.memberLogin}
            className="text-accent underline underline-offset-3"
          >
            Sign in
          </a>
        }
      />
    </AccessScreen>
  );
}
