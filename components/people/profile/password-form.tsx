'use client';

import { useEffect, useRef } from 'react';
import { PasswordFields } from '@/components/people/sign-in/password-fields';
import { usePerson } from '@/components/staff/person-context';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { changePassword } from '@/lib/people/sign-in/actions';

const labels = {
  currentPassword: 'Current password',
  password: 'New password',
  repeatedPassword: 'Repeat new password',
};

/** Form to change the password. Unlike other forms it keeps no draft. */
export function PasswordForm() {
  const { email } = usePerson();
  const { result, formProps, pending } = useFormAction(changePassword, {}, UNREACHABLE);
  const { data, serverError } = result;
  const errors = serverError?.details.fieldErrors;
  const form = useRef<HTMLFormElement>(null);

  // Clear the password fields after a change.
  useEffect(() => {
    if (data) form.current?.reset();
  }, [data]);

  return (
    <form ref={form} {...formProps} className="space-y-5">
      <FormAnswer
        text={data?.text}
        tone={serverError ? 'error' : 'success'}
        refusal={serverError}
        outcome={serverError ?? data}
        labels={labels}
      />
      {/* Password managers store the email address with the password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={labels.currentPassword}
        name="currentPassword"
        error={errors?.currentPassword}
        required
      >
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <PasswordFields labels={labels} errors={errors} />
      <Button type="submit" pending={pending} pendingLabel="Changing…">
        Change the password
      </Button>
    </form>
  );
}
