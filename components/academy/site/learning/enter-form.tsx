'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { useOwnUrl } from '@/components/ui/use-own-url';
import { openCourse } from '@/lib/academy/learning/actions';

/** Grants this browser access to a course. Following the link changes nothing; only the button does. */
export function EnterForm({ token }: { token: string }) {
  const { result, pending, formProps } = useFormAction(openCourse, {}, UNREACHABLE, useOwnUrl());
  return (
    <form {...formProps} className="space-y-6">
      <FormAnswer refusal={result.serverError} labels={{}} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Opening...">
        Open the course
      </Button>
    </form>
  );
}
