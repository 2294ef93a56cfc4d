import { memo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';
import type { OpenDay } from '@/lib/bookings/availability/rules';
import { SLOT_LABELS, slotInstant } from '@/lib/bookings/availability/slots';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { deviceClock, timeElsewhere } from '@/lib/core/time/clock';
import { zoneName } from '@/lib/core/time/visitor-time';
import { readableDay } from './month-grid';
import { PickerFrame } from './picker-frame';

type TimePickerProps = {
  day: OpenDay | undefined;
  selected: string | undefined;
  register: (name: 'time') => UseFormRegisterReturn;
  error?: string | undefined;
};

/** Returns the visitor's own time of a slot if it differs from business time, else null. */
function ownTime(date: string, time: string): string | null {
  const instant = slotInstant(date, time);
  const weekday = readableDay(date).slice(0, 3);
  return instant && timeElsewhere(deviceClock(instant), { weekday, time });
}

/** The 17 slots of spec section 5; those that are taken on the chosen day are disabled. */
export const TimePicker = memo(function TimePicker({
  day,
  selected,
  register,
  error,
}: TimePickerProps) {
  const visitorTimeZone = useVisitorTimeZone();
  const control = register('time');
  const ownTimes = SLOT_LABELS.map((label) =>
    day && visitorTimeZone ? ownTime(day.date, label) : null,
  );
  const hint = ownTimes.some(Boolean)
    ? `Large: ${BUSINESS_TIME_ZONE_NAME}. Small: your own, ${zoneName(visitorTimeZone)}.`
    : `Times are ${BUSINESS_TIME_ZONE_NAME}.`;
  return (
    <PickerFrame
      name="time"
      legend={day ? `Time on ${readableDay(day.date)}` : 'Time'}
      hint={hint}
      error={error}
    >
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {SLOT_LABELS.map((label, index) => {
          const free = day === undefined || day.free.includes(label);
          const own = ownTimes[index];
          return (
            <label key={label} className="time-tile">
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
