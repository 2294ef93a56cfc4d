'use client';

import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Textarea } from '@/components/ui/textarea';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { proposalNotices } from '@/lib/notices/proposals';
import { declineProposal } from '@/lib/proposals/page/actions';
import { LinkInputs } from './link-inputs';

const LABELS = { reason: 'Why not?' };

type DeclineFormProps = { token: string; version: number; isOpen: boolean };

/** Form that declines the proposal. The first click asks for confirmation. */
export function DeclineForm({ token, version, isOpen }: DeclineFormProps) {
  const { result, formProps, pending } = useFormAction(declineProposal, {}, UNREACHABLE);
  const refusal = result.serverError;
  if (!isOpen) {
    const done = result.data;
    return (
      <FormAnswer
        tone={done ? 'success' : 'error'}
        text={done && proposalNotices[done.notice]}
        refusal={refusal}
        labels={{}}
      />
    );
  }
  return (
    <form {...formProps} className="space-y-4">
      <LinkInputs token={token} version={version} />
      <FormAnswer refusal={refusal} labels={LABELS} />
      <details open={refusal ? true : undefined}>
        <summary className={buttonStyle({ variant: 'secondary' })}>Decline…</summary>
        <div className="mt-5 space-y-4">
          <Field
            label={LABELS.reason}
            name="reason"
            hint="A word or two help us."
            error={refusal?.details.fieldErrors?.reason}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={1000}
                defaultValue={refusal?.details.values?.reason}
              />
            )}
          </Field>
          <Button type="submit" variant="danger" pending={pending} pendingLabel="Sending...">
            Decline the proposal
          </Button>
        </div>
      </details>
    </form>
  );
}
