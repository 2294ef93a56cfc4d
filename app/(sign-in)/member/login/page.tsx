import type { Metadata } from 'next';
import { SignInScreen, type SignInSearch } from '@/components/auth/sign-in-screen';

export const metadata: Metadata = { title: 'Member sign-in' };

export default function MemberLoginPage({ searchParams }: SignInSearch) {
  return <SignInScreen area="team" searchParams={searchParams} />;
}
