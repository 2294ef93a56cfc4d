import type { Metadata } from 'next';
import { NewPasswordForm } from '@/components/people/sign-in/new-password-form';
import { AccessScreen } from '@/components/staff/access-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'New password' };

type NewPasswordPageProps = { searchParams: Promise<{ token_hash?: string | string[] }> };

export default async function NewPasswordPage({ searchParams }: NewPasswordPageProps) {
  const { token_hash: token } = await searchParams;
  return (
    <AccessScreen
      label="New password"
      title="Choose a new password"
      facts={[
        {
          term: 'After that',
          text: 'You will be signed out on every device; sign in again with the new password.',
        },
      ]}
    >
      {typeof token === 'string' ? (
        <NewPasswordForm token={token} />
      ) : (
        <>
          <Notice tone="error" title={notices.passwordLinkInvalid} />
          <ButtonLink href={paths.forgotPassword} size="lg" className="mt-5">
            Ask for a new link
          </ButtonLink>
        </>
      )}
    </AccessScreen>
  );
}
