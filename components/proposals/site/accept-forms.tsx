'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { Input } from '@/components/ui/input';
import { PolicyLine } from '@/components/ui/policy-line';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { proposalNotices } from '@/lib/notices/proposals';
import { sharedNotices } from '@/lib/notices/shared';
import { acceptProposal, requestProposalCode } from '@/lib/proposals/page/actions';

const UNREACHABLE = unreachable(sharedNotices, 'somethingWentWrong');

const LABELS = { name: 'Your full name', agreed: 'I accept', code: 'Code from our mail' };

type AcceptFormsProps = {
  token: string;
  version: number;
  email: string;
  /** Name under which a code was asked for that is still valid. */
  pendingName: string | null;
  recipient: string;
  termsVersion: string;
};

/** Accepts the proposal: name and box first, then the code that was mailed. */
export function AcceptForms(props: AcceptFormsProps) {
  const { token, version, email, pendingName } = props;
  const asking = useFormAction(requestProposalCode, {}, UNREACHABLE);
  const accepting = useFormAction(acceptProposal, {}, UNREACHABLE);
  const refusal = accepting.result.serverError;
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
          <Hidden token={token} version={version} />
          <FormAnswer
            tone={asking.result.data && !refusal ? 'success' : 'error'}
            text={asking.result.data && proposalNotices[asking.result.data.notice]}
            outcome={refusal ?? asking.result.data}
            refusal={refusal}
            labels={LABELS}
          />
          <p>
            You accept version {version} as {pendingName}. The code is in our mail to {email}.
          </p>
          <Field
            label={LABELS.code}
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
        <details>
          <summary className="cursor-pointer text-accent underline underline-offset-4">
            No mail? Ask for another code
          </summary>
          <div className="mt-5">
            <CodeForm {...props} asking={asking} />
          </div>
        </details>
      )}
    </section>
  );
}

function Hidden({ token, version }: { token: string; version: number }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      <Honeypot />
    </>
  );
}

type CodeFormProps = AcceptFormsProps & {
  asking: Pick<
    ReturnType<typeof useFormAction<Awaited<ReturnType<typeof requestProposalCode>>>>,
    'result' | 'formProps' | 'pending'
  >;
};

function CodeForm({
  token,
  version,
  email,
  pendingName,
  recipient,
  termsVersion,
  asking,
}: CodeFormProps) {
  const refusal = asking.result.serverError;
  const errors = refusal?.details.fieldErrors;
  return (
    <form {...asking.formProps} className="space-y-5">
      <Hidden token={token} version={version} />
      <FormAnswer refusal={refusal} labels={LABELS} />
      <Field label={LABELS.name} name="name" error={errors?.name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={160}
            defaultValue={refusal?.details.values?.name ?? pendingName ?? recipient}
          />
        )}
      </Field>
      <div>
        <label className="flex gap-3">
          <input
            type="checkbox"
            id="agreed"
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
      <PolicyLine />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        variant={pendingName === null ? 'primary' : 'secondary'}
        pending={asking.pending}
        pendingLabel="Sending..."
      >
        Mail a code to {email}
      </Button>
    </form>
  );
}
