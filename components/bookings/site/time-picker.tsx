import { memo } from 'react';
import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';
import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import { SLOT_LABELS } from '@/lib/bookings/availability/slot-labels';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { zoneName } from '@/lib/core/time/visitor-time';
import { readableDay } from './month-grid';
import { PickerFrame } from './picker-frame';
import { useOwnTimes } from './use-own-times';

type TimePickerProps = {
  day: OpenDay | undefined;
  selected: string | undefined;
  onChoose: (time: string) => void;
  error?: string | undefined;
};

/** The 17 slots of spec section 5. Slots that are taken on the chosen day are disabled. */
export const TimePicker = memo(function TimePicker({
  day,
  selected,
  onChoose,
  error,
}: TimePickerProps) {
  const visitorTimeZone = useVisitorTimeZone();
  const ownTimes = useOwnTimes(day?.date, visitorTimeZone);
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
                type="radio"
                name="time"
                value={label}
                checked={selected === label}
                onChange={() => onChoose(label)}
                disabled={!free}
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
