import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type InputField, InputFields } from '@/components/ui/input-fields';
import { Textarea } from '@/components/ui/textarea';
import type { Refusal } from '@/lib/core/actions/refusal';

export const applicationLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  link: 'Link',
  message: 'Message',
  cv: 'CV',
};

const PERSON: InputField[] = [
  {
    name: 'firstName',
    label: applicationLabels.firstName,
    autoComplete: 'given-name',
    required: true,
  },
  {
    name: 'lastName',
    label: applicationLabels.lastName,
    autoComplete: 'family-name',
    required: true,
  },
  {
    name: 'email',
    label: applicationLabels.email,
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  { name: 'phone', label: applicationLabels.phone, type: 'tel', autoComplete: 'tel' },
];

/** Fields of the application form. After a refusal they keep their text, but browsers cannot restore the file. */
export function ApplicationFields({ refusal }: { refusal: Refusal | undefined }) {
  const { values = {}, fieldErrors = {} } = refusal?.details ?? {};
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <InputFields fields={PERSON} details={refusal?.details} />
      <Field
        label={applicationLabels.link}
        name="link"
        error={fieldErrors.link}
        hint="Something you made or wrote, or your profile: a URL with https://."
        className="sm:col-span-2"
      >
        {(control) => (
          <Input {...control} type="url" autoComplete="url" defaultValue={values.link} />
        )}
      </Field>
      <Field
        label={applicationLabels.message}
        name="message"
        error={fieldErrors.message}
        hint="One thing you built or improved, and how you know that it helped."
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} defaultValue={values.message} />}
      </Field>
      <Field
        label={applicationLabels.cv}
        name="cv"
        required
        error={fieldErrors.cv}
        hint={
          refusal
            ? 'PDF or DOCX, up to 5 MB. Browsers do not always keep a file: check that it is still chosen.'
            : 'PDF or DOCX, up to 5 MB.'
        }
        className="sm:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            className="file:mr-3 file:h-full file:border-r file:border-line-strong file:pr-3 file:font-medium file:text-ink"
          />
        )}
      </Field>
    </div>
  );
}
