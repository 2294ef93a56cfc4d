import { controlStyle } from '@/components/ui/control-style';
import { Icon } from '@/components/ui/icon';

type SearchFieldProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Called with the text on blur. */
  onLeave: (text: string) => void;
};

/** Search field of a list. */
export function SearchField({ label, value, onType, onLeave }: SearchFieldProps) {
  return (
    <label className="relative block grow sm:max-w-72 sm:basis-40">
      <span className="sr-only">{label}</span>
      <Icon
        name="search"
        className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-ink-3"
      />
      <input
        type="search"
        name="q"
        placeholder={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => onLeave(target.value)}
        className={`${controlStyle} h-9 pr-2.5 pl-8 text-staff`}
      />
    </label>
  );
}
