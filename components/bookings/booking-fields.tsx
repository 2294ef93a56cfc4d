import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { bookingLabels as labels } from '@/lib/bookings/desk/schema';

export type BookingChoices = {
  owners: readonly { id: string; name: string }[];
  services: readonly { id: string; title: string }[];
};

type BookingFieldsProps = BookingChoices & {
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** The fields of a booking that leaders can edit. */
export function BookingFields({ values, errors, owners, services }: BookingFieldsProps) {
  const text = (name: keyof typeof labels, type = 'text', required = false) => (
    <Field label={labels[name]} name={name} error={errors[name]} required={required}>
      {(control) => <Input {...control} type={type} defaultValue={values[name]} />}
    </Field>
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {text('firstname', 'text', true)}
        {text('lastname')}
        {text('email', 'email', true)}
        {text('phone', 'tel')}
        {text('company')}
        {text('meetingtype', 'text', true)}
        <ChoiceField
          label={labels.service}
          name="service"
          choices={services.map(({ id, title }) => ({ id, name: title }))}
          none="Not chosen"
          value={values.service}
          error={errors.service}
        />
        <ChoiceField
          label={labels.owner}
          name="owner"
          choices={owners}
          none="Nobody"
          value={values.owner}
          error={errors.owner}
        />
      </div>
      <Field
        label={labels.projectdescription}
        name="projectdescription"
        error={errors.projectdescription}
      >
        {(control) => <Textarea {...control} defaultValue={values.projectdescription} />}
      </Field>
      <Field
        label={labels.notes}
        name="notes"
        error={errors.notes}
        hint="Team leaders and the host read them; the visitor never does."
      >
        {(control) => <Textarea {...control} defaultValue={values.notes} />}
      </Field>
    </>
  );
}
