'use client';

import type { ReactNode } from 'react';
import { PasswordFields } from '@/components/people/sign-in/password-fields';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { useOwnUrl } from '@/components/ui/use-own-url';
import { acceptInvitation } from '@/lib/people/invitations/actions';

const labels = { password: 'Password', repeatedPassword: 'Repeat password' };

type AcceptFormProps = {
  token: string;
  email: string;
  /** Link for a person who already has an account. */
  forgotten: ReactNode;
  /** Link for a person whose account was just created. */
  signIn: ReactNode;
};

/** Form that sets the password of the account created by an invitation. */
export function AcceptForm({ token, email, forgotten, signIn }: AcceptFormProps) {
  const { result, formProps, pending } = useFormAction(
    acceptInvitation,
    {},
    UNREACHABLE,
    useOwnUrl(),
  );
  const { serverError } = result;
  return (
    <form {...formProps} className="grid gap-5">
      <FormAnswer refusal={serverError} labels={labels}>
        {serverError?.notice === 'accountExists' && forgotten}
        {(serverError?.notice === 'accountReady' || serverError?.notice === 'invitationAccepted') &&
          signIn}
      </FormAnswer>
      <input type="hidden" name="token" value={token} />
      {/* Password managers store the email address with the password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields labels={labels} errors={serverError?.details.fieldErrors} />
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Creating your account…"
        className="justify-self-start"
      >
        Accept and sign in
      </Button>
    </form>
  );
}
