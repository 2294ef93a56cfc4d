import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignOutForm } from '@/components/people/two-step/sign-out-form';
import { TwoStepPanel } from '@/components/people/two-step/two-step-panel';
import { AccessScreen } from '@/components/staff/access-screen';
import { denialPath } from '@/lib/core/auth/roles';
import { paths } from '@/lib/paths';
import { pastSecondStepPath } from '@/lib/paths/staff';
import { readSignedIn, readTwoStep } from '@/lib/people/two-step/data';

export const metadata: Metadata = { title: 'Set up two-step verification' };

type SetUpPageProps = { searchParams: Promise<{ next?: string | string[] }> };

/** The middleware redirects leaders here who need a second factor and have none. */
export default async function SetUpPage({ searchParams }: SetUpPageProps) {
  const { next } = await searchParams;
  const person = await readSignedIn(paths.twoStepSetUp);
  if ('to' in person) redirect(denialPath(person));
  return (
    <AccessScreen
      label="Second step"
      title="Set up your second step"
      lead="Team leaders sign in with their password and a code from an authenticator app."
      facts={[
        { term: 'Why', text: 'A stolen or guessed password is then not enough to sign in.' },
        {
          term: 'What',
          text: 'Any authenticator app, or a password manager that generates codes.',
        },
      ]}
    >
      <TwoStepPanel
        twoStep={await readTwoStep(person)}
        summary={null}
        onwards={pastSecondStepPath(typeof next === 'string' ? next : null)}
      />
      <SignOutForm />
    </AccessScreen>
  );
}
