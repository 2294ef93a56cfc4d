'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { setNewPassword } from '@/lib/auth/actions';
import { PASSWORD_MIN_LENGTH } from '@/lib/auth/schema';
import { FormAnswer } from './form-answer';

const labels = { password: 'New password', repeatedPassword: 'New password, once more' };

export function NewPasswordForm({ token }: { token: string }) {
  const [{ serverError }, submit, pending] = useActionState(setNewPassword, {});
  const { fieldErrors } = serverError?.details ?? {};
  return (
    <form action={submit} noValidate className="grid gap-5">
      <FormAnswer notice={serverError?.notice ?? null} refusal={serverError} labels={labels} />
      <input type="hidden" name="token_hash" value={token} />
      <Field
        label={labels.password}
        name="password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Three or four unrelated words do well.`}
        error={fieldErrors?.password}
        required
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" />}
      </Field>
      <Field
        label={labels.repeatedPassword}
        name="repeatedPassword"
        error={fieldErrors?.repeatedPassword}
        required
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" />}
      </Field>
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Setting…"
        className="justify-self-start"
      >
        Set the password
      </Button>
    </form>
  );
}
