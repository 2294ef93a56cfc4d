'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { proposalNotices } from '@/lib/notices/proposals';
import { acceptProposal, requestProposalCode } from '@/lib/proposals/page/actions';
import { type AcceptFormsProps, CODE_LABELS, CodeForm } from './code-form';
import { LinkInputs } from './link-inputs';

/** Acceptance of a proposal in two steps: name and checkbox, then the emailed code. */
export function AcceptForms(props: AcceptFormsProps) {
  const { token, version, email, pendingName, isOpen } = props;
  const asking = useFormAction(requestProposalCode, {}, UNREACHABLE);
  const accepting = useFormAction(acceptProposal, {}, UNREACHABLE);
  const refusal = accepting.result.serverError;
  if (!isOpen) {
    // Result of the last submission. The page without forms shows everything else.
    const done = accepting.result.data;
    return (
      <FormAnswer
        tone={done ? 'success' : 'error'}
        text={done && proposalNotices[done.notice]}
        refusal={done ? undefined : (refusal ?? asking.result.serverError)}
        labels={{}}
      />
    );
  }
  return (
    <section
      aria-labelledby="accept-title"
      className="space-y-6 rounded-surface border border-line bg-surface p-6"
    >
      <h2 id="accept-title" className="text-h3">
        Accept this proposal
      </h2>
      {pendingName !== null && (
        <form {...accepting.formProps} className="space-y-5">
          <LinkInputs token={token} version={version} />
          <FormAnswer
            tone={asking.result.data && !refusal ? 'success' : 'error'}
            text={asking.result.data?.text}
            outcome={refusal ?? asking.result.data}
            refusal={refusal}
            labels={CODE_LABELS}
          />
          <p>
            You accept version {version} as {pendingName}. The code is in our email to {email}.
          </p>
          <Field
            label={CODE_LABELS.code}
            name="code"
            error={refusal?.details.fieldErrors?.code}
            required
          >
            {(control) => (
              <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
            )}
          </Field>
          <Button
            type="submit"
            size="lg"
            className="w-full"
            pending={accepting.pending}
            pendingLabel="Accepting..."
          >
            Accept the proposal
          </Button>
        </form>
      )}
      {pendingName === null && refusal && <FormAnswer refusal={refusal} labels={{}} />}
      {pendingName === null ? (
        <CodeForm {...props} asking={asking} />
      ) : (
        <details open={asking.result.serverError ? true : undefined}>
          <summary className="cursor-pointer text-accent underline underline-offset-4">
            No email? Ask for another code
          </summary>
          <div className="mt-5">
            <CodeForm {...props} asking={asking} />
          </div>
        </details>
      )}
    </section>
  );
}
