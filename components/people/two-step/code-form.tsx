'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { useOwnUrl } from '@/components/ui/use-own-url';
import { enterCode } from '@/lib/people/two-step/actions';
import { CodeField } from './code-field';

/** Second step of the sign-in. `next` is the page to open afterwards. */
export function CodeForm({ next }: { next: string | undefined }) {
  const { result, formProps, pending } = useFormAction(
    enterCode,
    {},
    UNREACHABLE,
    useOwnUrl({ next }),
  );
  const { serverError } = result;
  return (
    <form {...formProps} className="grid gap-5">
      <FormAnswer
        refusal={serverError}
        // The first code was correct, so the request for another code is not an error.
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
