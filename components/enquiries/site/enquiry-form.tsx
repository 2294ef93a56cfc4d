'use client';

import { TopicChoice } from '@/components/bookings/site/topic-choice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { type InputField, InputFields } from '@/components/ui/input-fields';
import { PolicyLine } from '@/components/ui/policy-line';
import { Textarea } from '@/components/ui/textarea';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { askQuestion } from '@/lib/enquiries/actions';
import { enquiryNotices } from '@/lib/notices/enquiries';
import { EnquiryReceived } from './enquiry-received';
import { HiddenFields } from './hidden-fields';
import { SearchedQuestion } from './searched-question';

const PERSON: InputField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
];

const LABELS = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  message: 'Your question',
};

const UNREACHABLE = unreachable(enquiryNotices, 'enquiryFailed');

/** Enquiry form, then a confirmation with the stored message. Works without JavaScript. */
export function EnquiryForm() {
  const { result, formProps, pending } = useFormAction(askQuestion, {}, UNREACHABLE);
  const details = result.serverError?.details;

  if (result.data) return <EnquiryReceived enquiry={result.data} />;
  return (
    <form {...formProps} className="relative grid gap-6">
      <FormAnswer refusal={result.serverError} labels={LABELS} />
      <TopicChoice typed={details?.values ?? {}} />
      <SearchedQuestion />
      <Field
        label={LABELS.message}
        name="message"
        required
        error={details?.fieldErrors?.message}
        hint="What you do by hand today, the tools it touches, and what you would like to know."
      >
        {(control) => <Textarea {...control} rows={7} defaultValue={details?.values?.message} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:*:last:col-span-2">
        <InputFields fields={PERSON} details={details} />
      </div>
      <HiddenFields />
      <div className="space-y-4">
        <PolicyLine />
        <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
          Send question
        </Button>
      </div>
    </form>
  );
}
