import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { Cell } from '@/lib/content/kinds/fields';

type CellInputProps = {
  cell: Cell;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

const inputModes: Partial<Record<Cell['kind'], 'numeric' | 'decimal'>> = {
  whole: 'numeric',
  decimal: 'decimal',
};

/** Input for one column of a row in a list. */
export function CellInput({ cell, label, value, onChange }: CellInputProps) {
  const isLong = cell.kind === 'text' || cell.kind === 'lines';
  const control = {
    'aria-label': label,
    placeholder: cell.label,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (isLong) return <Textarea {...control} rows={3} className="min-h-20" />;
  if (cell.kind === 'choice') {
    return (
      <Select {...control}>
        <option value="">{cell.label}</option>
        {cell.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Input
      {...control}
      type={cell.kind === 'day' ? 'date' : undefined}
      inputMode={inputModes[cell.kind]}
    />
  );
}
