import { Button } from '@/components/ui/button';
import { signOut } from '@/lib/people/sign-in/actions';

/** Under the second step, for whoever wants to sign in as somebody else. */
export function SignOutForm() {
  return (
    <form action={signOut.bind(null, 'team')} className="mt-8 border-t border-line pt-5">
      <Button type="submit" variant="secondary" size="sm">
        Sign out
      </Button>
    </form>
  );
}
