import { describe, expect, test } from 'vitest';
import { availabilityValues } from './form-values';
import { availabilityForm } from './schema';

const form = {
  version: '2026-11-21 09:47:04.12+00',
  slotLength: '30',
  seats: '1',
  notice: '2',
  horizon: '60',
  firstReminder: '24',
  lastReminder: '1',
  changeNotice: '4',
  hours_1: '9–12, 1:30–5',
  holidays: '\n 2026-12-25 Christmas Day \n2027-01-01 New Year\n',
};

describe('the availability form', () => {
  test('parses hours and holidays', () => {
    expect(availabilityForm.parse(form)).toEqual({
      version: form.version,
      slot_length_minutes: 30,
      seats: 1,
      notice_hours: 2,
      horizon_days: 60,
      first_reminder_hours: 24,
      last_reminder_hours: 1,
      change_notice_hours: 4,
      hours: [
        { weekday: 1, opens: '09:00', closes: '12:00' },
        { weekday: 1, opens: '13:30', closes: '17:00' },
      ],
      holidays: [
        { day: '2026-12-25', name: 'Christmas Day' },
        { day: '2027-01-01', name: 'New Year' },
      ],
    });
  });

  test.each([
    ['seats', { seats: '0' }],
    ['seats', { seats: '1.5' }],
    ['horizon', { horizon: '' }],
    ['horizon', { horizon: '181' }],
    ['hours_1', { hours_1: '9–' }],
    ['hours_1', { hours_1: '12–9' }],
    ['hours_6', { hours_6: '8–10' }],
    ['holidays', { holidays: 'Christmas' }],
    ['holidays', { holidays: '2026-02-30 No such day' }],
    ['holidays', { holidays: '2026-12-25 One\n2026-12-25 Two' }],
  ])('rejects %s in %j', (field, change) => {
    const { error } = availabilityForm.safeParse({ ...form, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('shows stored values and clamps hours outside the slots', () => {
    const hours = [
      { weekday: 1, opens: 13 * 60 + 30, closes: 18 * 60 },
      { weekday: 1, opens: 8 * 60 + 45, closes: 12 * 60 },
    ];
    const settings = { slotLengthMinutes: 30, seats: 1, noticeHours: 2, horizonDays: 60 };
    const holidays = [
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-01-01', name: 'New Year' },
    ];
    expect(availabilityValues({ ...settings, hours, holidays: [] }, holidays)).toEqual({
      slotLength: '30',
      seats: '1',
      notice: '2',
      horizon: '60',
      hours_0: '',
      hours_1: '9–12, 13:30–17',
      hours_2: '',
      hours_3: '',
      hours_4: '',
      hours_5: '',
      hours_6: '',
      holidays: '2026-12-25 Christmas Day\n2027-01-01 New Year',
    });
  });
});
