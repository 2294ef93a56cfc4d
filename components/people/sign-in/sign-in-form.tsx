'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import type { NoticeTone } from '@/components/ui/notice';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { useOwnUrl } from '@/components/ui/use-own-url';
import type { Area } from '@/lib/core/auth/roles';
import { signIn } from '@/lib/people/sign-in/actions';

type SignInFormProps = {
  area: Area;
  next: string | undefined;
  /** Message from the redirect to this page. */
  told: { text: string; tone: NoticeTone } | null;
  /** Content shown next to the button. */
  children: ReactNode;
};

const labels = { email: 'Email', password: 'Password' };

export function SignInForm({ area, next, told, children }: SignInFormProps) {
  const { result, formProps, pending } = useFormAction(
    signIn,
    {},
    UNREACHABLE,
    useOwnUrl({ next }),
  );
  const { serverError } = result;
  const { fieldErrors, values } = serverError?.details ?? {};
  return (
    <form {...formProps} className="grid gap-5">
      <FormAnswer
        text={told?.text}
        tone={serverError ? 'error' : told?.tone}
        refusal={serverError}
        labels={labels}
      />
      <input type="hidden" name="area" value={area} />
      {next && <input type="hidden" name="next" value={next} />}
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
      <Field label={labels.password} name="password" error={fieldErrors?.password} required>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" size="lg" pending={pending} pendingLabel="Signing in…">
          Sign in
        </Button>
        {children}
      </div>
    </form>
  );
}
