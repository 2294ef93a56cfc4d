import { ANSWER_ID } from '@/components/ui/answer';
import { fieldId } from '@/components/ui/field-id';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';

type WrongFieldsProps = { title: string; fields: { name: string; text: string }[] };

/** Replaces the result while fields are missing or invalid. Each of them is linked. */
export function WrongFields({ title, fields }: WrongFieldsProps) {
  return (
    <div
      id={ANSWER_ID}
      role="alert"
      tabIndex={-1}
      className="flex max-w-measure scroll-mt-24 gap-3 rounded-surface border border-high bg-surface p-4 text-[0.9375rem] leading-6"
    >
      <LineIcon d={icons.circleAlert} className="mt-0.5 size-5 shrink-0 text-high" />
      <div>
        <h2 className="font-medium text-ink">{title}</h2>
        <ul className="mt-1">
          {fields.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className="inline-block py-0.5 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
