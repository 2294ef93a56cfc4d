import { ANSWER_ID } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PlainSelect } from '@/components/ui/plain-select';
import { paths } from '@/lib/paths';
import {
  assumptionFields,
  type NumberField,
  priceFields,
  workFields,
} from '@/lib/tools/calculator/fields';
import { listPrice, type PriceList } from '@/lib/tools/calculator/prices';
import type { Calculation } from '@/lib/tools/calculator/query';
import { currentRules } from '@/lib/tools/calculator/versions';
import { dollars } from '@/lib/tools/calculator/wording';
import { NumberInput } from './number-input';

type CalculatorFormProps = {
  calculation: Calculation;
  prices: PriceList;
  /** Folds what we assume and what it costs, on a page about something else. */
  isFolded?: boolean;
};

const legend = 'text-h3 text-ink';
const fields = 'mt-4 grid items-start gap-x-6 gap-y-5 sm:grid-cols-2';

/** Returns the hint of a price field, which says whether the price is our list price. */
function priceHint(field: NumberField, { calculation, prices }: CalculatorFormProps) {
  const ours = listPrice(field.name, prices, calculation.service);
  if (ours === undefined) return field.hint;
  const isOurs = calculation.values[field.name] === String(ours);
  if (isOurs) return `Our list price. ${field.hint}`;
  return `Not our list price, which is ${dollars(ours)} today.`;
}

/** Calculator form. It is sent by GET, so its URL contains the estimate. */
export function CalculatorForm({ calculation, prices, isFolded = false }: CalculatorFormProps) {
  const { values, errors, service } = calculation;
  const inputOf = (field: NumberField, hint?: string) => (
    <NumberInput
      key={field.name}
      field={field}
      value={values[field.name]}
      error={errors[field.name]}
      hint={hint}
    />
  );
  const assumptions = (
    <div className="space-y-10">
      <fieldset>
        <legend className={legend}>What we assume</legend>
        <div className={fields}>{assumptionFields.map((field) => inputOf(field))}</div>
      </fieldset>
      <fieldset>
        <legend className={legend}>What it costs</legend>
        {prices.services.length > 0 && (
          <Field
            name="service"
            label="What would be built"
            optionalLabel={null}
            hint="To use our price for another service, clear the field “Building”."
            className="mt-4"
          >
            {(control) => (
              <PlainSelect {...control} defaultValue={service?.slug ?? ''}>
                {prices.services.map(({ slug, title, price }) => (
                  <option key={slug} value={slug}>
                    {title}, from {dollars(price)}
                  </option>
                ))}
              </PlainSelect>
            )}
          </Field>
        )}
        <div className={fields}>
          {priceFields.map((field) => inputOf(field, priceHint(field, { calculation, prices })))}
        </div>
      </fieldset>
    </div>
  );
  return (
    <form action={`${paths.calculator}#${ANSWER_ID}`} noValidate className="space-y-10">
      <input type="hidden" name="v" value={currentRules().version} />
      <fieldset>
        <legend className={legend}>The work today</legend>
        <div className={fields}>{workFields.map((field) => inputOf(field))}</div>
        {!isFolded && (
          <Button type="submit" className="mt-6 sm:hidden print:hidden">
            Compute the range
          </Button>
        )}
      </fieldset>
      {isFolded ? (
        <details className="border-y border-line">
          <summary className="py-4 font-medium text-ink transition-colors hover:text-accent">
            Every assumption and price
          </summary>
          <div className="pb-8">{assumptions}</div>
        </details>
      ) : (
        assumptions
      )}
      <Button type="submit" size="lg" className="print:hidden">
        Compute the range
      </Button>
    </form>
  );
}
