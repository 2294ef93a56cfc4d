import type { Person } from '@/lib/people/model';
import { UserInfoForm } from './person-drawer-parts';

/** Form for a profile. The sign-in email address of an account cannot be changed. */
export async function ProfileDetails({ person: promised }: { person: Promise<Person | null> }) {
  const person = await promised;
  if (!person) return null;
  return (
    <>
      <p className="mb-6 break-words text-ink">{person.email}</p>
      <UserInfoForm person={person} />
    </>
  );
}
