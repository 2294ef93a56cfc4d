import { SignInScreen, type SignInSearch } from '@/components/people/sign-in/sign-in-screen';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata({
  title: 'Member sign-in',
  description:
    'Where members of the Tech Link team sign in to their tasks, their calendar and their profile.',
  path: paths.memberLogin,
});

export default function MemberLoginPage({ searchParams }: SignInSearch) {
  return <SignInScreen area="team" searchParams={searchParams} />;
}
