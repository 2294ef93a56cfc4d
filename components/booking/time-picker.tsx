import { memo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { OpenDay } from '@/lib/availability/rules';
import { SLOT_LABELS, slotInstant } from '@/lib/bookings/rules';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { timeElsewhere } from '@/lib/business-time';
import { readableDay } from './month-grid';
import { PickerFrame } from './picker-frame';

type TimePickerProps = {
  day: OpenDay | undefined;
  selected: string | undefined;
  /** The visitor's zone once it is known; empty before. */
  visitorTimeZone: string;
  register: (name: 'time') => UseFormRegisterReturn;
  error?: string | undefined;
};

/** The visitor's own time of a slot where it differs from business time, else null. */
function ownTime(date: string, label: string, zone: string): string | null {
  const instant = slotInstant(date, label);
  return zone && instant ? timeElsewhere(instant, zone) : null;
}

/** The 17 slots of spec section 5; those that the chosen day does not have free are disabled. */
export const TimePicker = memo(function TimePicker({
  day,
  selected,
  visitorTimeZone,
  register,
  error,
}: TimePickerProps) {
  const control = register('time');
  const inOwnZone = day
    ? SLOT_LABELS.some((label) => ownTime(day.date, label, visitorTimeZone))
    : false;
  const hint = inOwnZone
    ? `Large: ${BUSINESS_TIME_ZONE_NAME}. Small: your time (${visitorTimeZone.replaceAll('_', ' ')}).`
    : `Times are ${BUSINESS_TIME_ZONE_NAME}.`;
  return (
    <PickerFrame
      name="time"
      legend={day ? `Time on ${readableDay(day.date)}` : 'Time'}
      hint={hint}
      error={error}
    >
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {SLOT_LABELS.map((label) => {
          const free = day === undefined || day.free.includes(label);
          const own = day ? ownTime(day.date, label, visitorTimeZone) : null;
          return (
            <label
              key={label}
              className="flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong bg-surface px-1 font-mono text-sm text-ink tabular-nums hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-3 has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                {...control}
                type="radio"
                value={label}
                defaultChecked={selected === label}
                disabled={!free}
                className="sr-only"
              />
              {label}
              {own && <span className="text-xs">{own}</span>}
            </label>
          );
        })}
      </div>
    </PickerFrame>
  );
});
