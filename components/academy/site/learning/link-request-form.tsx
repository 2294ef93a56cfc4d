'use client';

import { answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { type InputField, InputFields } from '@/components/ui/input-fields';
import { Notice } from '@/components/ui/notice';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { askForLink } from '@/lib/academy/learning/actions';
import { academyNotices } from '@/lib/notices/academy';

const FIELDS: InputField[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
];

const UNREACHABLE = unreachable(academyNotices, 'courseLinkFailed');

/** Form that requests the private link of a course again. The response does not reveal who is enrolled. */
export function LinkRequestForm({ course }: { course: string }) {
  const { result, pending, formProps } = useFormAction(askForLink, {}, UNREACHABLE);
  if (result.data) {
    return (
      <div {...answerProps} className="outline-none">
        <Notice tone="success" title="Look into your mailbox">
          <p>{academyNotices.courseLinkAsked}</p>
        </Notice>
      </div>
    );
  }
  return (
    <form {...formProps} className="space-y-5">
      <FormAnswer refusal={result.serverError} labels={{ email: 'Email' }} />
      <InputFields fields={FIELDS} details={result.serverError?.details} />
      <input type="hidden" name="course" value={course} />
      <Honeypot />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
        Send me the link
      </Button>
    </form>
  );
}
