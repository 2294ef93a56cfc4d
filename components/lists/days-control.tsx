import { useId } from 'react';
import { controlStyle } from '@/components/ui/control-style';

type DaysControlProps = {
  label: string;
  from: string | null;
  to: string | null;
  onChange: (name: 'from' | 'to', value: string) => void;
};

const control = `${controlStyle} h-9 px-2.5 text-staff`;

function chosenDays(from: string | null, to: string | null): string {
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : 'any';
}

/** Date range filter with inclusive ends. The dates are in a popover, so that all filters fit into one row. */
export function DaysControl({ label, from, to, onChange }: DaysControlProps) {
  const id = useId();
  const day = (name: 'from' | 'to', text: string, value: string | null) => (
    <label className="flex items-center gap-3 text-staff text-ink-3">
      <span className="w-10 shrink-0">{text}</span>
      <input
        type="date"
        name={name}
        value={value ?? ''}
        onChange={({ target }) => onChange(name, target.value)}
        className={control}
      />
    </label>
  );
  return (
    <span className="max-w-full">
      <button type="button" popoverTarget={id} className={`${control} text-left whitespace-nowrap`}>
        {label}: {chosenDays(from, to)}
      </button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={label}
        className="inset-auto m-0 mt-1 w-64 grid-cols-1 gap-2 rounded-surface border border-line-strong bg-surface p-3 [position-area:bottom_span-right] open:grid"
      >
        {day('from', 'From', from)}
        {day('to', 'To', to)}
      </fieldset>
    </span>
  );
}
