'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { enterCode } from '@/lib/people/two-step/actions';
import { CodeField } from './code-field';

/** The step after the password; `next` is the page that was wanted. */
export function CodeForm({ next }: { next: string | undefined }) {
  const { result, formProps, pending } = useFormAction(enterCode, {}, UNREACHABLE, null);
  const { serverError } = result;
  return (
    <form {...formProps} className="grid gap-5">
      <FormAnswer
        refusal={serverError}
        // Right so far.
        tone={serverError?.notice === 'oneMoreCode' ? 'info' : 'error'}
        labels={{ code: 'Code' }}
      />
      {next && <input type="hidden" name="next" value={next} />}
      <CodeField
        label="Code"
        hint="The 6 digits from your authenticator app, or one of your recovery codes."
        error={serverError?.details.fieldErrors?.code}
      />
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Checking…"
        className="justify-self-start"
      >
        Continue
      </Button>
    </form>
  );
}
