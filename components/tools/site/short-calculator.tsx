import { ANSWER_ID } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { type InputName, workFields } from '@/lib/tools/calculator/fields';
import { TOO_FEW_HOURS } from '@/lib/tools/calculator/rules';
import { currentRules } from '@/lib/tools/calculator/versions';
import { NumberInput } from './number-input';

const SHORT: InputName[] = ['people', 'hours', 'rate'];

/** Three number fields that open the calculator, with the price of a service if one is given. */
export function ShortCalculator({ service }: { service?: string }) {
  const fields = workFields.filter(({ name }) => SHORT.includes(name));
  return (
    <form
      action={`${paths.calculator}#${ANSWER_ID}`}
      noValidate
      className="rounded-surface border border-line bg-surface p-6 print:hidden"
    >
      <input type="hidden" name="v" value={currentRules().version} />
      {service && <input type="hidden" name="service" value={service} />}
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
        {fields.map((field) => (
          <NumberInput
            key={field.name}
            field={field}
            value={field.usual === null ? '' : String(field.usual)}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">Compute the range</Button>
        <p className="max-w-[34em] text-staff text-ink-3">
          A range with every assumption open. Below {TOO_FEW_HOURS} hours a week it says no.
        </p>
      </div>
    </form>
  );
}
