import { SignInScreen, type SignInSearch } from '@/components/people/sign-in/sign-in-screen';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata({
  title: 'Admin sign-in',
  description:
    'Where team leaders of Tech Link sign in to the back-office: bookings, tasks, clients and what the site publishes.',
  path: paths.adminLogin,
});

export default function AdminLoginPage({ searchParams }: SignInSearch) {
  return <SignInScreen area="admin" searchParams={searchParams} />;
}
