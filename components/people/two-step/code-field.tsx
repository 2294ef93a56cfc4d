import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type CodeFieldProps = { label: string; error: string | undefined; hint?: ReactNode };

/** Field for a code from an authenticator app. Phones offer to autofill it. */
export function CodeField({ label, error, hint }: CodeFieldProps) {
  return (
    <Field label={label} name="code" error={error} hint={hint} required>
      {(control) => (
        <Input
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={hint ? 'text' : 'numeric'}
          className="font-mono tracking-wider"
        />
      )}
    </Field>
  );
}
