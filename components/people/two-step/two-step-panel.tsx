'use client';

import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
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
  /** Text about the activation date and the number of remaining recovery codes. */
  summary: string | null;
  /** Page to open after the recovery codes. */
  onwards: string;
};

/**
 * Two-step verification of the signed-in person: off, in setup, showing recovery codes, or on. Works without
 * JavaScript.
 */
export function TwoStepPanel({ twoStep, summary, onwards }: TwoStepPanelProps) {
  const { state, isFresh } = twoStep;
  const begin = useFormAction(beginTwoStep, {}, UNREACHABLE);
  const confirm = useFormAction(confirmTwoStep, {}, UNREACHABLE);
  const renew = useFormAction(renewRecoveryCodes, {}, UNREACHABLE);
  const remove = useFormAction(removeTwoStep, {}, UNREACHABLE);
  const [isRemoval, setIsRemoval] = useState(false);

  const shown = confirm.result.data ?? renew.result.data;
  if (shown) return <RecoveryCodes {...shown} onwards={onwards} />;

  if (state.kind === 'on') {
    const [latest, other] = isRemoval ? [remove, renew] : [renew, remove];
    const refusal = latest.result.serverError ?? other.result.serverError;
    // Two buttons submit the same fields.
    const sendBy =
      (pressed: typeof renew | typeof remove) => (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault();
        const { form } = event.currentTarget;
        if (!form || renew.pending || remove.pending) return;
        setIsRemoval(pressed === remove);
        pressed.send(new FormData(form));
      };
    return (
      <form noValidate className="space-y-5">
        <p className="text-ink">{summary}</p>
        <FormAnswer refusal={refusal} labels={labels} />
        <PasswordField error={refusal?.details.fieldErrors?.twoStepPassword} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            formAction={renew.formAction}
            onClick={sendBy(renew)}
            pending={renew.pending}
            pendingLabel="Creating them…"
          >
            New recovery codes
          </Button>
          <Button
            type="submit"
            variant="quiet"
            formAction={remove.formAction}
            onClick={sendBy(remove)}
            pending={remove.pending}
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
      <form {...confirm.formProps} className="space-y-5">
        <FormAnswer refusal={confirm.result.serverError} labels={labels} />
        <AppKeyView {...state.app} />
        <CodeField
          label="Code that the app shows"
          error={confirm.result.serverError?.details.fieldErrors?.code}
        />
        <Button type="submit" pending={confirm.pending} pendingLabel="Checking…">
          Turn on
        </Button>
      </form>
    );
  }

  const { serverError } = begin.result;
  const removed = remove.result.data;
  const error = serverError?.details.fieldErrors?.twoStepPassword;
  return (
    <form {...begin.formProps} className="space-y-5">
      <FormAnswer
        text={removed?.text}
        tone={serverError ? 'error' : 'success'}
        refusal={serverError}
        labels={labels}
      />
      {(!isFresh || error) && <PasswordField error={error} />}
      <Button type="submit" variant="secondary" pending={begin.pending} pendingLabel="Preparing…">
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
