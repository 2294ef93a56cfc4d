'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { signInNotices } from '@/lib/notices/sign-in';
import { requestPasswordReset } from '@/lib/people/sign-in/actions';

const labels = { email: 'Email' };

export function ForgotPasswordForm() {
  const [{ data, serverError }, submit, pending] = useActionState(requestPasswordReset, {});
  const { fieldErrors, values } = serverError?.details ?? {};
  return (
    <form action={submit} noValidate className="grid gap-5">
      <FormAnswer
        text={data && signInNotices[data.notice]}
        tone={serverError ? 'error' : 'success'}
        refusal={serverError}
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
