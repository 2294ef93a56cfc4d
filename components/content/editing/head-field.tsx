import { fieldId } from '@/components/ui/field-id';
import { Textarea } from '@/components/ui/textarea';
import type { Field } from '@/lib/content/kinds/fields';

type HeadFieldProps = {
  field: Field;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

const looks: Record<string, string> = {
  title:
    'text-[1.375rem] leading-7 font-semibold tracking-[-0.02em] text-ink sm:text-[1.625rem] sm:leading-8',
  other: 'text-[1rem] leading-6 text-ink-2 not-focus:max-h-8 not-focus:overflow-hidden',
};

/** Text at the top of a page, such as its title, in its public style. The field grows with its content. */
export function HeadField({
  field: { name, label, required },
  value,
  error,
  onChange,
}: HeadFieldProps) {
  const id = fieldId(name);
  const isLine = name === 'title';
  const change = (text: string) => onChange(isLine ? text.replace(/\n/g, ' ') : text);
  return (
    <div>
      <Textarea
        id={id}
        name={name}
        aria-label={label}
        aria-describedby={error ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
        required={required}
        placeholder={label}
        value={value}
        rows={1}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (isLine && event.key === 'Enter') event.preventDefault();
        }}
        className={`field-sizing-content min-h-0! resize-none border-transparent! bg-transparent! px-2! py-1! -mx-2 w-[calc(100%+1rem)]! ${looks[name] ?? looks.other}`}
      />
      {error && (
        <p id={`${id}-note`} className="text-staff text-high">
          {error}
        </p>
      )}
    </div>
  );
}
