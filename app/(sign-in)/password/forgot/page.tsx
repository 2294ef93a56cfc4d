import type { Metadata } from 'next';
import { ForgotPasswordForm } from '@/components/people/sign-in/forgot-password-form';
import { AccessScreen } from '@/components/staff/access-screen';

export const metadata: Metadata = { title: 'Forgotten password' };

export default function ForgotPasswordPage() {
  return (
    <AccessScreen
      label="Forgotten password"
      title="Ask for a new password"
      lead="We send a link to the address of your account. Your password stays as it is until you set another."
      facts={[
        { term: 'The link', text: 'Works once, for an hour, on any device.' },
        {
          term: 'No mail',
          text: 'Look among the spam, and check that you typed the address of your account.',
        },
      ]}
    >
      <ForgotPasswordForm />
    </AccessScreen>
  );
}
