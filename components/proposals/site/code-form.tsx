'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { fieldId } from '@/components/ui/field-id';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { PolicyLine } from '@/components/ui/policy-line';
import type { FormProps } from '@/components/ui/use-form-action';
import type { Refusal } from '@/lib/core/actions/refusal';
import { LinkInputs } from './link-inputs';

export const CODE_LABELS = {
  name: 'Your full name',
  agreed: 'I accept',
  code: 'Code from our email',
};

export type AcceptFormsProps = {
  token: string;
  version: number;
  email: string;
  /** Name from a pending code request that has not expired; null if there is none. */
  pendingName: string | null;
  termsVersion: string;
  /** True if the proposal can still be accepted or declined. */
  isOpen: boolean;
};

type CodeFormProps = AcceptFormsProps & {
  asking: { result: { serverError?: Refusal }; formProps: FormProps; pending: boolean };
};

/**
 * Form with name and checkbox that requests a code by email. The name must be typed, so that a scanner that submits
 * forms automatically cannot sign.
 */
export function CodeForm({
  token,
  version,
  email,
  pendingName,
  termsVersion,
  asking,
}: CodeFormProps) {
  const refusal = asking.result.serverError;
  const errors = refusal?.details.fieldErrors;
  return (
    <form {...asking.formProps} className="space-y-5">
      <LinkInputs token={token} version={version} />
      <FormAnswer refusal={refusal} labels={CODE_LABELS} />
      <Field label={CODE_LABELS.name} name="name" error={errors?.name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={160}
            defaultValue={refusal?.details.values?.name ?? pendingName ?? ''}
          />
        )}
      </Field>
      <div>
        <label className="flex gap-3">
          <input
            type="checkbox"
            id={fieldId('agreed')}
            name="agreed"
            value="yes"
            required
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <span>
            I accept version {version} with its prices and the terms, version {termsVersion}. This
            is a simple electronic signature.
          </span>
        </label>
        {errors?.agreed && <p className="mt-1.5 text-staff text-high">{errors.agreed}</p>}
      </div>
      <p className="wrap-anywhere">We email a code of six digits to {email}.</p>
      <PolicyLine />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        variant={pendingName === null ? 'primary' : 'secondary'}
        pending={asking.pending}
        pendingLabel="Sending..."
      >
        Email a code
      </Button>
    </form>
  );
}
