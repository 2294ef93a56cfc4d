import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Refusal } from '@/lib/core/actions/refusal';

type ReasonFieldProps = { id: string; refusal: Refusal | undefined };

/** Field for the reason of a move or cancellation. */
export function ReasonField({ id, refusal }: ReasonFieldProps) {
  return (
    <Field
      id={id}
      name="reason"
      label="Reason"
      hint="Only we read it."
      error={refusal?.details.fieldErrors?.reason}
      className="mb-4"
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={500}
          defaultValue={refusal?.details.values?.reason}
        />
      )}
    </Field>
  );
}
