import { ANSWER_ID } from '@/components/ui/answer';
import { fieldId } from '@/components/ui/field-id';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { sharedNotices } from '@/lib/notices/shared';
import { numberFields } from '@/lib/tools/calculator/fields';
import type { Calculation } from '@/lib/tools/calculator/query';

/** Stands where the result would: the fields that have to be corrected, each with a link to it. */
export function CalculatorErrors({ errors }: Pick<Calculation, 'errors'>) {
  const wrong = numberFields.flatMap(({ name, label }) => {
    const message = errors[name];
    return message ? [{ name, label, message }] : [];
  });
  return (
    <div
      id={ANSWER_ID}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-surface border border-high bg-surface p-4 text-[0.9375rem] leading-6"
    >
      <LineIcon d={icons.circleAlert} className="mt-0.5 size-5 shrink-0 text-high" />
      <div>
        <h2 className="font-medium text-ink">{sharedNotices.formHasErrors}</h2>
        <ul className="mt-1">
          {wrong.map(({ name, label, message }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className="inline-block py-0.5 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
