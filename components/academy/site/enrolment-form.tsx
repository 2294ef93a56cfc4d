'use client';

import { Button } from '@/components/ui/button';
import { ChannelInput } from '@/components/ui/channel-input';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { type InputField, InputFields } from '@/components/ui/input-fields';
import { PolicyLine } from '@/components/ui/policy-line';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { enrolInCourse } from '@/lib/academy/enrolments/actions';
import { academyNotices } from '@/lib/notices/academy';
import { Enrolled } from './enrolled';

const FIELDS: InputField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
];

const LABELS = Object.fromEntries(FIELDS.map(({ name, label }) => [name, label]));

/** Refusals that are not caused by invalid input. */
const INFORMS = ['alreadyEnrolled', 'alreadyWaiting', 'courseOpened'];

const UNREACHABLE = unreachable(academyNotices, 'enrolmentFailed');

type EnrolmentFormProps = {
  courseId: string;
  /** True if the course opens later. The form then signs up for a notification. */
  waits: boolean;
};

/** Enrolment form, then its success message. Works without JavaScript. */
export function EnrolmentForm({ courseId, waits }: EnrolmentFormProps) {
  const { result, formProps, pending } = useFormAction(enrolInCourse, {}, UNREACHABLE);
  const refusal = result.serverError;

  if (result.data) return <Enrolled {...result.data} waits={waits} />;
  return (
    <form {...formProps} className="space-y-5">
      <FormAnswer
        tone={INFORMS.some((notice) => notice === refusal?.notice) ? 'info' : 'error'}
        refusal={refusal}
        labels={LABELS}
      />
      <InputFields fields={FIELDS} details={refusal?.details} />
      <input type="hidden" name="courseId" value={courseId} />
      {waits && <input type="hidden" name="waits" value="true" />}
      <ChannelInput />
      <Honeypot />
      <PolicyLine />
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Submitting..."
        className="w-full"
      >
        {waits ? 'Tell me when it opens' : 'Enroll Now'}
      </Button>
    </form>
  );
}
