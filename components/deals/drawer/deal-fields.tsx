import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { Deal } from '@/lib/deals/model';
import { dealLabels } from '@/lib/deals/schema';
import { StepFields } from './step-fields';

type Choice = { id: string; name: string };

export type DealChoices = { people: readonly Choice[]; services: readonly Choice[] };

type DealFieldsProps = DealChoices & {
  /** Proposal that determines the amount of the deal. */
  offer?: Deal['offer'];
  values: Record<string, string>;
  errors: Record<string, string>;
};

const AMOUNTS = [
  { name: 'once', hint: 'In US dollars' },
  { name: 'month', hint: 'In US dollars, for as long as it runs' },
] as const;

/** Fields of a deal that leaders can edit. */
export function DealFields({ values, errors, people, services, offer }: DealFieldsProps) {
  return (
    <>
      <Field label={dealLabels.title} name="title" error={errors.title} required>
        {(control) => <Input {...control} defaultValue={values.title} maxLength={160} />}
      </Field>
      <StepFields values={values} errors={errors} people={people} />
      <div className="grid gap-4 sm:grid-cols-2">
        {AMOUNTS.map(({ name, hint }) => (
          <Field key={name} label={dealLabels[name]} name={name} error={errors[name]} hint={hint}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={values[name]}
              />
            )}
          </Field>
        ))}
        {offer && (
          <Field
            label={dealLabels.amountReason}
            name="amountReason"
            className="sm:col-span-2"
            error={errors.amountReason}
            hint={`The amount comes from proposal ${offer.number}, version ${offer.version}. To set another, say why.`}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={500}
                defaultValue={values.amountReason}
              />
            )}
          </Field>
        )}
        <Field label={dealLabels.expectedOn} name="expectedOn" error={errors.expectedOn}>
          {(control) => <Input {...control} type="date" defaultValue={values.expectedOn} />}
        </Field>
        <ChoiceField
          label={dealLabels.service}
          name="service"
          choices={services}
          from="services"
          none="None"
          value={values.service}
          error={errors.service}
        />
        <ChoiceField
          label={dealLabels.owner}
          name="owner"
          choices={people}
          from="people"
          none="No one"
          value={values.owner}
          error={errors.owner}
        />
      </div>
      <Field label={dealLabels.brief} name="brief" error={errors.brief}>
        {(control) => <Textarea {...control} defaultValue={values.brief} />}
      </Field>
    </>
  );
}
