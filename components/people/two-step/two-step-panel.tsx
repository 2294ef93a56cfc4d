'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { useFormsReady } from '@/components/ui/use-forms-ready';
import { noticeText } from '@/lib/notices';
import {
  beginTwoStep,
  confirmTwoStep,
  removeTwoStep,
  renewRecoveryCodes,
} from '@/lib/people/two-step/actions';
import type { TwoStep } from '@/lib/people/two-step/data';
import { AppKeyView } from './app-key-view';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';

const labels = { code: 'Code', twoStepPassword: 'Your password' };

type TwoStepPanelProps = {
  twoStep: TwoStep;
  /** Says since when, and how many recovery codes are left. */
  summary: string | null;
  /** Next page after the recovery codes. */
  onwards: string;
};

/** Two-step verification of the signed-in person: off, being set up, its recovery codes, or on. Needs no script. */
export function TwoStepPanel({ twoStep, summary, onwards }: TwoStepPanelProps) {
  const { state, isFresh } = twoStep;
  const [begun, begin, isBeginning] = useActionState(beginTwoStep, {});
  const [confirmed, confirm, isConfirming] = useActionState(confirmTwoStep, {});
  const [renewed, renew, isRenewing] = useActionState(renewRecoveryCodes, {});
  const [removed, remove, isRemoving] = useActionState(removeTwoStep, {});

  useFormsReady();

  const shown = confirmed.data ?? renewed.data;
  if (shown) return <RecoveryCodes {...shown} onwards={onwards} />;

  if (state.kind === 'on') {
    const refusal = renewed.serverError ?? removed.serverError;
    return (
      <form noValidate className="space-y-5">
        <p className="text-ink">{summary}</p>
        <FormAnswer refusal={refusal} labels={labels} />
        <PasswordField error={refusal?.details.fieldErrors?.twoStepPassword} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            formAction={renew}
            pending={isRenewing}
            pendingLabel="Making them…"
          >
            New recovery codes
          </Button>
          <Button
            type="submit"
            variant="quiet"
            formAction={remove}
            pending={isRemoving}
            pendingLabel="Turning off…"
          >
            Turn off
          </Button>
        </div>
      </form>
    );
  }

  if (state.kind === 'pending') {
    return (
      <form action={confirm} noValidate className="space-y-5">
        <FormAnswer refusal={confirmed.serverError} labels={labels} />
        <AppKeyView {...state.app} />
        <CodeField
          label="Code that the app shows"
          error={confirmed.serverError?.details.fieldErrors?.code}
        />
        <Button type="submit" pending={isConfirming} pendingLabel="Checking…">
          Turn on
        </Button>
      </form>
    );
  }

  const error = begun.serverError?.details.fieldErrors?.twoStepPassword;
  return (
    <form action={begin} noValidate className="space-y-5">
      <FormAnswer
        text={removed.data && noticeText(removed.data)}
        tone={begun.serverError ? 'error' : 'success'}
        refusal={begun.serverError}
        labels={labels}
      />
      {(!isFresh || error) && <PasswordField error={error} />}
      <Button type="submit" variant="secondary" pending={isBeginning} pendingLabel="Preparing…">
        Set up an authenticator app
      </Button>
    </form>
  );
}

function PasswordField({ error }: { error: string | undefined }) {
  return (
    <Field label={labels.twoStepPassword} name="twoStepPassword" error={error} required>
      {(control) => <Input {...control} type="password" autoComplete="current-password" />}
    </Field>
  );
}
