import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** Longest span in days; a longer one is probably a typing error. */
const MAX_DAYS = 92;

type AddHolidaysProps = { onAdd: (from: string, to: string, name: string) => void };

const none = { from: '', to: '', name: '' };

function refusalOf({ from, to, name }: typeof none): string | null {
  if (!isCalendarDay(from)) return 'Please choose the first day.';
  if (!name.trim()) return 'Please name the holiday.';
  if (!to) return null;
  if (!isCalendarDay(to) || to < from) return 'The last day is before the first.';
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= MAX_DAYS ? `Please add at most ${MAX_DAYS} days at once.` : null;
}

/** Adds one day or a span of days. It is nested in a form, so Enter adds the days instead of saving the form. */
export function AddHolidays({ onAdd }: AddHolidaysProps) {
  const id = useId();
  const [typed, setTyped] = useState(none);
  const [refusal, setRefusal] = useState<string | null>(null);

  function add() {
    const wrong = refusalOf(typed);
    setRefusal(wrong);
    if (wrong) return;
    onAdd(typed.from, typed.to || typed.from, typed.name.trim());
    setTyped(none);
  }

  const field = (name: keyof typeof none, label: string, type: string) => (
    <div className="grid gap-1">
      <label htmlFor={`${id}-${name}`} className="text-staff text-ink">
        {label}
      </label>
      <Input
        id={`${id}-${name}`}
        type={type}
        value={typed[name]}
        maxLength={type === 'text' ? 80 : undefined}
        className="h-10 text-staff"
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
    </div>
  );

  return (
    <fieldset className="mt-4">
      <legend className="sr-only">Add a holiday</legend>
      <div className="grid items-end gap-3 sm:grid-cols-[9.5rem_9.5rem_1fr_auto]">
        {field('from', 'First day', 'date')}
        {field('to', 'Last day, if later', 'date')}
        {field('name', 'Holiday name', 'text')}
        <Button variant="secondary" size="beside" onClick={add}>
          Add
        </Button>
      </div>
      {refusal && (
        <p role="alert" className="mt-1.5 text-staff text-high">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
