import { sharedNotices } from '@/lib/notices/shared';
import { numberFields } from '@/lib/tools/calculator/fields';
import type { Calculation } from '@/lib/tools/calculator/query';
import { WrongFields } from './wrong-fields';

/** List of the invalid calculator fields. */
export function CalculatorErrors({ errors }: Pick<Calculation, 'errors'>) {
  const fields = numberFields.flatMap(({ name, label }) => {
    const message = errors[name];
    return message ? [{ name, text: `${label}: ${message}` }] : [];
  });
  return <WrongFields title={sharedNotices.formHasErrors} fields={fields} />;
}
