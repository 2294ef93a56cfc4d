import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MIN_PASSWORD_LENGTH } from '@/lib/people/sign-in/password-length';

type PasswordFieldsProps = {
  labels: { password: string; repeatedPassword: string };
  errors: Record<string, string> | undefined;
};

/** Fields for a new password and its repetition. */
export function PasswordFields({ labels, errors }: PasswordFieldsProps) {
  return (
    <>
      <Field
        label={labels.password}
        name="password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. Three or four unrelated words work well.`}
        error={errors?.password}
        required
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" />}
      </Field>
      <Field
        label={labels.repeatedPassword}
        name="repeatedPassword"
        error={errors?.repeatedPassword}
        required
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" />}
      </Field>
    </>
  );
}
