import { SignInScreen, type SignInSearch } from '@/components/auth/sign-in-screen';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin sign-in',
  description:
    'Where team leaders of Tech Link sign in to the back-office: bookings, tasks, clients and what the site publishes.',
  path: paths.adminLogin,
});

export default function AdminLoginPage({ searchParams }: SignInSearch) {
  return <SignInScreen area="admin" searchParams={searchParams} />;
}
