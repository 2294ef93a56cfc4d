import { useState } from 'react';
import { useInputEvents } from '@/components/records/form-value';
import { fieldId } from '@/components/ui/field-id';
import { Input } from '@/components/ui/input';
import {
  type HourBounds,
  type HourRange,
  parseRanges,
  rangesText,
} from '@/lib/bookings/availability/hours';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

type DayRangesProps = {
  weekday: number;
  name: string;
  ranges: readonly HourRange[];
  initial: string | undefined;
  error: string | undefined;
  bounds: HourBounds;
  onChange: (ranges: HourRange[]) => void;
};

/**
 * Text field for the time ranges of a day. The typed text is kept until the field loses focus or the grid changes the
 * day.
 */
export function DayRanges(props: DayRangesProps) {
  const { weekday, name, ranges, initial, bounds, onChange } = props;
  const shown = rangesText(ranges);
  const [draft, setDraft] = useState(
    initial === undefined || initial === shown ? null : { text: initial, beside: shown },
  );
  const [isLeft, setLeft] = useState(true);
  const typed = draft?.beside === shown ? draft.text : null;
  const wrong = typed === null ? null : parseRanges(typed, bounds).error;
  const error = wrong ? isLeft && wrong : typed === null ? undefined : props.error;
  const id = fieldId(name);
  const field = useInputEvents(typed ?? shown);

  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3">
      <label htmlFor={id} className="text-staff font-medium text-ink">
        {WEEKDAYS[weekday]}
      </label>
      <Input
        ref={field}
        id={id}
        name={name}
        value={typed ?? shown}
        placeholder="Closed"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className="h-10 font-mono text-staff max-sm:h-11"
        onChange={({ target }) => {
          const { ranges: next, error: refused } = parseRanges(target.value, bounds);
          setLeft(false);
          setDraft({ text: target.value, beside: refused ? shown : rangesText(next) });
          if (!refused) onChange(next);
        }}
        onBlur={() => {
          setLeft(true);
          if (!wrong) setDraft(null);
        }}
      />
      {error && (
        <p id={`${id}-note`} className="col-start-2 mt-1 text-staff text-high">
          {error}
        </p>
      )}
    </div>
  );
}
