import type { Metadata } from 'next';
import { SignInScreen, type SignInSearch } from '@/components/auth/sign-in-screen';

export const metadata: Metadata = { title: 'Admin sign-in' };

export default function AdminLoginPage({ searchParams }: SignInSearch) {
  return <SignInScreen area="admin" searchParams={searchParams} />;
}
