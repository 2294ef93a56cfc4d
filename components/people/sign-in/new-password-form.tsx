'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { useOwnUrl } from '@/components/ui/use-own-url';
import { setNewPassword } from '@/lib/people/sign-in/actions';
import { PasswordFields } from './password-fields';

const labels = { password: 'New password', repeatedPassword: 'Repeat new password' };

export function NewPasswordForm({ token }: { token: string }) {
  const { result, formProps, pending } = useFormAction(
    setNewPassword,
    {},
    UNREACHABLE,
    useOwnUrl({ token_hash: token }),
  );
  const { serverError } = result;
  const { fieldErrors } = serverError?.details ?? {};
  return (
    <form {...formProps} className="grid gap-5">
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
