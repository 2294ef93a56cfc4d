import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { endOfSending, MAX_RATE } from '@/lib/blog/newsletter/states';
import { zonedMoment } from '@/lib/core/time/business-time';

type RateFieldProps = {
  /** Mails in a minute. */
  value: number;
  onChange: (value: number) => void;
  /** Mails that are still to leave. */
  waiting: number;
  /** When sending begins; left out where the day is chosen apart. */
  from?: Date;
};

/** Asks for the most mails in a minute, and shows when the last one leaves. */
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
