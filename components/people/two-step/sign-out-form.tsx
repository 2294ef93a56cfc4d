'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { useOwnUrl } from '@/components/ui/use-own-url';
import { leaveSecondStep } from '@/lib/people/two-step/actions';

/** Sign-out below the second step, to sign in as another person. */
export function SignOutForm() {
  const { result, formProps, pending } = useFormAction(
    leaveSecondStep,
    {},
    UNREACHABLE,
    useOwnUrl(),
  );
  return (
    <form {...formProps} className="mt-8 space-y-5 border-t border-line pt-5">
      <FormAnswer refusal={result.serverError} labels={{}} />
      <Button type="submit" variant="secondary" size="sm" pending={pending}>
        Sign out
      </Button>
    </form>
  );
}
