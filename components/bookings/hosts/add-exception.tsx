import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type HostException, WHOLE_DAY } from '@/lib/bookings/hosts/exceptions';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** Longest span in days; a longer one is probably a typing error. */
const MAX_DAYS = 92;

type Added = Omit<HostException, 'day'>;
type AddExceptionProps = { onAdd: (added: Added, first: string, last: string) => void };

const none = { kind: 'off', first: '', last: '', from: '', until: '' };

type Typed = typeof none;

/** Returns the days to add, or an error message. */
function readTyped({ kind, first, last, from, until }: Typed): Added | string {
  if (!isCalendarDay(first)) return 'Please choose the first day.';
  if (last && (!isCalendarDay(last) || last < first)) return 'The last day is before the first.';
  const days = (Date.parse(last || first) - Date.parse(first)) / 86_400_000;
  if (days >= MAX_DAYS) return `Please add at most ${MAX_DAYS} days at once.`;
  if (kind === 'off' && !from && !until) return { kind, ...WHOLE_DAY };
  if (!from || !until) return 'Please choose both times.';
  if (kind === 'extra') {
    return until < from ? 'The last start is before the first.' : { kind, from, until };
  }
  return until <= from ? 'The end is not after the start.' : { kind: 'off', from, until };
}

/** Adds time off or extra hours for one day or a span. Nested in a form, so Enter adds the days instead of saving. */
export function AddException({ onAdd }: AddExceptionProps) {
  const id = useId();
  const [typed, setTyped] = useState(none);
  const [refusal, setRefusal] = useState<string | null>(null);

  function add() {
    const read = readTyped(typed);
    setRefusal(typeof read === 'string' ? read : null);
    if (typeof read === 'string') return;
    onAdd(read, typed.first, typed.last || typed.first);
    setTyped({ ...none, kind: typed.kind });
  }

  const put = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const field = (name: keyof Typed, label: string, type: string) => (
    <div className="grid gap-1">
      <label htmlFor={`${id}-${name}`} className="text-staff text-ink">
        {label}
      </label>
      <Input
        id={`${id}-${name}`}
        type={type}
        value={typed[name]}
        step={type === 'time' ? 900 : undefined}
        className="h-10 text-staff"
        onChange={({ target }) => put(name)(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );

  return (
    <fieldset className="mt-4">
      <legend className="sr-only">Add an exception</legend>
      <div className="grid gap-3 sm:grid-cols-[9rem_repeat(2,minmax(0,1fr))]">
        <div className="grid gap-1">
          <label htmlFor={`${id}-kind`} className="text-staff text-ink">
            What
          </label>
          <Select
            id={`${id}-kind`}
            value={typed.kind}
            className="h-10 text-staff"
            onChange={({ target }) => put('kind')(target.value)}
          >
            <option value="off">Time off</option>
            <option value="extra">Extra starts</option>
          </Select>
        </div>
        {field('first', 'First day', 'date')}
        {field('last', 'Last day, if several', 'date')}
      </div>
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-[9rem_9rem_auto]">
        {field('from', typed.kind === 'off' ? 'From, or all day' : 'First start', 'time')}
        {field('until', typed.kind === 'off' ? 'Until' : 'Last start', 'time')}
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          Add exception
        </Button>
      </div>
      {refusal && (
        <p role="alert" className="mt-2 text-staff text-high">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
