'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { setNewPassword } from '@/lib/people/sign-in/actions';
import { PasswordFields } from './password-fields';

const labels = { password: 'New password', repeatedPassword: 'New password, once more' };

export function NewPasswordForm({ token }: { token: string }) {
  const [{ serverError }, submit, pending] = useActionState(setNewPassword, {});
  const { fieldErrors } = serverError?.details ?? {};
  return (
    <form action={submit} noValidate className="grid gap-5">
      <FormAnswer refusal={serverError} labels={labels} />
      <input type="hidden" name="token_hash" value={token} />
      <PasswordFields labels={labels} errors={fieldErrors} />
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
