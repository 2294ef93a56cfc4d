import type { Metadata } from 'next';
import { ForgotPasswordForm } from '@/components/people/sign-in/forgot-password-form';
import { AccessScreen } from '@/components/staff/access-screen';

export const metadata: Metadata = { title: 'Forgotten password' };

export default function ForgotPasswordPage() {
  return (
    <AccessScreen
      label="Forgotten password"
      title="Ask for a new password"
      lead="We send a link to the email address of your account. Your password does not change until you set a new one."
      facts={[
        { term: 'The link', text: 'Works once, for an hour, on any device.' },
        {
          term: 'No email',
          text: 'Check your spam folder, and check that you typed the email address of your account.',
        },
      ]}
    >
      <ForgotPasswordForm />
    </AccessScreen>
  );
}
