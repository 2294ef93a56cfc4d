'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { leaveSecondStep } from '@/lib/people/two-step/actions';

/** Below the second step, for signing in as another person. */
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
