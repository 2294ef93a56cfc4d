import type { Metadata } from 'next';
import { CodeForm } from '@/components/people/two-step/code-form';
import { SignOutForm } from '@/components/people/two-step/sign-out-form';
import { AccessScreen } from '@/components/staff/access-screen';

export const metadata: Metadata = { title: 'Two-step verification' };

type TwoStepPageProps = { searchParams: Promise<{ next?: string | string[] }> };

/** The middleware only shows this page to sessions that still need a code. */
export default async function TwoStepPage({ searchParams }: TwoStepPageProps) {
  const { next } = await searchParams;
  return (
    <AccessScreen
      label="Second step"
      title="Enter your code"
      facts={[
        { term: 'Where', text: 'In the authenticator app that you have set up, under Tech Link.' },
        { term: 'Lost it?', text: 'Each of your recovery codes signs you in once.' },
        {
          term: 'Neither?',
          text: 'Ask a team leader to reset your two-step verification.',
        },
      ]}
    >
      <CodeForm next={typeof next === 'string' ? next : undefined} />
      <SignOutForm />
    </AccessScreen>
  );
}
