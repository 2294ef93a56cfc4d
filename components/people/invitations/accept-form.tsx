'use client';

import { useActionState } from 'react';
import { PasswordFields } from '@/components/people/sign-in/password-fields';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { paths } from '@/lib/paths';
import { acceptInvitation } from '@/lib/people/invitations/actions';

const labels = { password: 'Password', repeatedPassword: 'Password, once more' };

/** Chooses the password of the account that the invitation creates. */
export function AcceptForm({ token, email }: { token: string; email: string }) {
  const [{ serverError }, submit, pending] = useActionState(acceptInvitation, {});
  return (
    <form action={submit} noValidate className="grid gap-5">
      <FormAnswer notice={serverError?.notice ?? null} refusal={serverError} labels={labels}>
        {serverError?.notice === 'accountExists' && (
          <a href={paths.forgotPassword} className="text-accent underline underline-offset-3">
            Forgot your password?
          </a>
        )}
      </FormAnswer>
      <input type="hidden" name="token" value={token} />
      {/* For password managers, which keep the email with the password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields labels={labels} errors={serverError?.details.fieldErrors} />
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Making your account…"
        className="justify-self-start"
      >
        Accept and sign in
      </Button>
    </form>
  );
}
