'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { requestPasswordReset } from '@/lib/people/sign-in/actions';

const labels = { email: 'Email' };

export function ForgotPasswordForm() {
  const { result, formProps, pending } = useFormAction(requestPasswordReset, {}, UNREACHABLE);
  const { data, serverError } = result;
  const { fieldErrors, values } = serverError?.details ?? {};
  return (
    <form {...formProps} className="grid gap-5">
      <FormAnswer
        text={data?.text}
        tone={serverError ? 'error' : 'success'}
        refusal={serverError}
        outcome={serverError ?? data}
        labels={labels}
      />
      <Field label={labels.email} name="email" error={fieldErrors?.email} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values?.email}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Sending…"
        className="justify-self-start"
      >
        Send the link
      </Button>
    </form>
  );
}
