import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { zonedMoment } from '@/lib/core/time/business-time';
import { endOfSending, MAX_RATE } from '@/lib/newsletter/states';

type RateFieldProps = {
  /** Emails per minute. */
  value: number;
  onChange: (value: number) => void;
  /** Number of emails still to be sent. */
  waiting: number;
  /** Start of sending; omitted where a separate field sets it. */
  from?: Date;
};

/** Field for the maximum emails per minute. Shows when the last email will be sent. */
export function RateField({ value, onChange, waiting, from }: RateFieldProps) {
  const isRate = Number.isInteger(value) && value >= 1 && value <= MAX_RATE;
  const minutes = Math.ceil(waiting / value);
  const takes = minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  return (
    <Field
      label="Emails per minute"
      name="rate"
      required
      error={isRate ? undefined : `Please enter a number from 1 to ${MAX_RATE}.`}
      hint={
        from
          ? `It takes ${takes}: the last email is sent at about ${zonedMoment(endOfSending(waiting, value, from).toISOString())}.`
          : `It takes ${takes}.`
      }
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          min={1}
          max={MAX_RATE}
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className="max-w-32"
        />
      )}
    </Field>
  );
}
