'use client';

import { ANSWER_ID, answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { ChannelInput } from '@/components/ui/channel-input';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { InputFields } from '@/components/ui/input-fields';
import { Notice } from '@/components/ui/notice';
import { PolicyLine } from '@/components/ui/policy-line';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { toolNotices } from '@/lib/notices/tools';
import { visitorPaths } from '@/lib/paths/visitors';
import { mailEstimate } from '@/lib/tools/calculator/actions';

const UNREACHABLE = unreachable(toolNotices, 'estimateFailed');

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
] as const;

type SendEstimateFormProps = {
  /** Query string of the estimate. A refused form sends its own. */
  query: string;
};

/**
 * Form that emails an estimate to the visitor. The calculator page has no React, so the form has its own response page.
 */
export function SendEstimateForm({ query }: SendEstimateFormProps) {
  const { result, pending, formProps } = useFormAction(
    mailEstimate,
    {},
    UNREACHABLE,
    `${visitorPaths.calculatorAnswer}#${ANSWER_ID}`,
  );
  const refusal = result.serverError;
  const estimate = refusal?.details.values?.estimate ?? query;
  if (result.data) {
    const { email, isMailed } = result.data;
    return (
      <div {...answerProps} role="status" className="outline-none">
        <p className="text-h3 text-ink">{toolNotices.estimateSent}</p>
        <p className="mt-2">
          {isMailed
            ? `It goes to ${email}, with a link that opens the same numbers.`
            : `We cannot send email at the moment. It goes to ${email} as soon as we can.`}
        </p>
      </div>
    );
  }
  return (
    <form {...formProps} className="relative max-w-md space-y-4">
      {/* The calculator runs without React, so components/marketing/script/offline.ts shows this notice. */}
      <Notice data-offline hidden tabIndex={-1} tone="error" title={toolNotices.estimateFailed} />
      <FormAnswer refusal={refusal} labels={{ name: 'Name', email: 'Email' }} />
      <InputFields fields={FIELDS} {...(refusal && { details: refusal.details })} />
      <input type="hidden" name="estimate" defaultValue={estimate} />
      <ChannelInput />
      <Honeypot />
      <PolicyLine />
      <Button type="submit" pending={pending} pendingLabel="Submitting...">
        Send me this
      </Button>
    </form>
  );
}
