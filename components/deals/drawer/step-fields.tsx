import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { dealLabels } from '@/lib/deals/schema';

type StepFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

/** The one next step of a deal and its day. */
export function StepFields({ values, errors }: StepFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field
        label={dealLabels.nextStep}
        name="nextStep"
        error={errors.nextStep}
        hint="One thing, such as: send the proposal"
      >
        {(control) => (
          <Input {...control} autoComplete="off" maxLength={200} defaultValue={values.nextStep} />
        )}
      </Field>
      <Field label={dealLabels.nextStepOn} name="nextStepOn" error={errors.nextStepOn}>
        {(control) => <Input {...control} type="date" defaultValue={values.nextStepOn} />}
      </Field>
    </div>
  );
}
