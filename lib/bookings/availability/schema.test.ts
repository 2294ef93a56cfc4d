import { describe, expect, test } from 'vitest';
import { availabilityValues } from './rules';
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
  opens_1_0: '09:00 AM',
  closes_1_0: '12:00 PM',
  opens_1_1: '01:30 PM',
  closes_1_1: '05:00 PM',
  holidays: '\n 2026-12-25 Christmas Day \n2027-01-01 New Year\n',
};

describe('the availability form', () => {
  test('holds parts of days and holidays', () => {
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
    ['closes_1_0', { closes_1_0: '' }],
    ['opens_1_0', { opens_1_0: '' }],
    ['closes_1_1', { closes_1_1: '01:00 PM' }],
    ['opens_1_1', { opens_1_1: '12:00 PM' }],
    ['holidays', { holidays: 'Christmas' }],
    ['holidays', { holidays: '2026-02-30 No such day' }],
    ['holidays', { holidays: '2026-12-25 One\n2026-12-25 Two' }],
  ])('refuses %s in %j', (field, change) => {
    const { error } = availabilityForm.safeParse({ ...form, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('shows the values that it would store; hours beyond the slots are cut to them', () => {
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
      opens_1_0: '09:00 AM',
      closes_1_0: '12:00 PM',
      opens_1_1: '01:30 PM',
      closes_1_1: '05:00 PM',
      holidays: '2026-12-25 Christmas Day\n2027-01-01 New Year',
    });
  });
});
