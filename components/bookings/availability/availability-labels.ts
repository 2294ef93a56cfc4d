import { MAX_DAY_PARTS, partFields } from '@/lib/bookings/availability/rules';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

/** Labels of the fields of one part of a day. */
const partLabels = [
  { opens: 'First start', closes: 'Last start' },
  { opens: 'Then from', closes: 'to' },
];

const hours = WEEKDAYS.flatMap((day, weekday) =>
  Array.from({ length: MAX_DAY_PARTS }).flatMap((_, part) => {
    const names = partFields(weekday, part);
    const labels = partLabels[part];
    return [
      [names.opens, `${day}, ${labels?.opens.toLowerCase()}`],
      [names.closes, `${day}, ${labels?.closes.toLowerCase()}`],
    ];
  }),
);

/** Every field of the availability form by its name. */
export const availabilityLabels: Record<string, string> = {
  ...Object.fromEntries(hours),
  slotLength: 'Length',
  seats: 'Seats',
  notice: 'Notice',
  horizon: 'Horizon',
  firstReminder: 'First reminder',
  lastReminder: 'Second reminder',
  changeNotice: 'Change limit',
  holidays: 'Holidays',
};
