import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { BookingFields } from '@/lib/bookings/schema';
import type { BookingErrors } from './booking-fields';

type PersonFieldsProps = {
  labels: Record<keyof BookingFields, string>;
  errors: BookingErrors;
  /** Submitted values of a form that was refused without JavaScript. */
  typed: Record<string, string>;
  /** Additional field before the message. */
  children: ReactNode;
};

const INPUTS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: false },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: true },
  { name: 'company', type: 'text', autoComplete: 'organization', required: true },
] as const;

/** Contact fields and message of the visitor. */
export function PersonFields({ labels, errors, typed, children }: PersonFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {INPUTS.map(({ name, type, autoComplete, required }) => (
        <Field
          key={name}
          label={labels[name]}
          name={name}
          required={required}
          error={errors[name]}
          className={name === 'company' ? 'sm:col-span-2' : ''}
        >
          {(control) => (
            <Input
              {...control}
              type={type}
              autoComplete={autoComplete}
              defaultValue={typed[name]}
            />
          )}
        </Field>
      ))}
      {children}
      <Field
        label={labels.message}
        name="message"
        error={errors.message}
        hint="A process that costs you hours, the tools it touches, how often it runs."
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} defaultValue={typed.message} />}
      </Field>
    </div>
  );
}
