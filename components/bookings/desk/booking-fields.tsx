import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { bookingLabels as labels } from '@/lib/bookings/desk/schema';
import type { HostChoice } from '@/lib/bookings/hosts/model';
import type { Choice } from '@/lib/core/lists/choices';

export type BookingChoices = {
  owners: readonly Choice[];
  services: readonly Choice[];
};

type BookingFieldsProps = BookingChoices & {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Hosts to choose from; only for a new booking. */
  hosts?: readonly HostChoice[];
  /** True if the booking has a host. The owner field is then hidden. */
  hasHost?: boolean;
};

/** Fields of a booking that leaders can edit. */
export function BookingFields(props: BookingFieldsProps) {
  const { values, errors, owners, services, hosts = [], hasHost = false } = props;
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
          choices={services}
          from="services"
          none="Not chosen"
          value={values.service}
          error={errors.service}
        />
        {hosts.length > 0 && (
          <ChoiceField
            label={labels.host}
            name="host"
            choices={hosts}
            from="hosts"
            none="No one yet"
            value={values.host}
            error={errors.host}
          />
        )}
        {hasHost ? (
          <input type="hidden" name="owner" value={values.owner} />
        ) : (
          <ChoiceField
            label={labels.owner}
            name="owner"
            choices={owners}
            from="people"
            none="No one"
            value={values.owner}
            error={errors.owner}
          />
        )}
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
