'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { leaveSecondStep } from '@/lib/people/two-step/actions';

/** Under the second step, for whoever wants to sign in as somebody else. */
export function SignOutForm() {
  const [, submit, pending] = useActionState(leaveSecondStep, {});
  return (
    <form action={submit} className="mt-8 border-t border-line pt-5">
      <Button type="submit" variant="secondary" size="sm" pending={pending}>
        Sign out
      </Button>
    </form>
  );
}
