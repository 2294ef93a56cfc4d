import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { dealLabels } from '@/lib/deals/schema';

type StepFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Possible assignees of the step; absent for members, who plan their own steps. */
  people?: readonly { id: string; name: string }[];
};

/** Fields of a deal's next step: text, date and assignee. */
export function StepFields({ values, errors, people }: StepFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={dealLabels.nextStep}
        name="nextStep"
        className="sm:col-span-2"
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
      {people && (
        <ChoiceField
          label={dealLabels.nextStepOwner}
          name="nextStepOwner"
          choices={people}
          from="people"
          none="The owner"
          value={values.nextStepOwner}
          error={errors.nextStepOwner}
        />
      )}
    </div>
  );
}
