import { describe, expect, test } from 'vitest';
import { googleCalendarLink } from './google-calendar-link';

describe('the Google Calendar link', () => {
  const booking = {
    firstName: 'Ada',
    company: 'Lovelace & Co',
    day: '2026-11-23',
    message: 'Invoices',
    place: 'https://meet.example/ada',
  };

  test('is a 30-minute event at the booked time', () => {
    const link = new URL(googleCalendarLink({ ...booking, time: '02:30 PM' }));
    expect(link.searchParams.get('dates')).toBe('20261123T193000Z/20261123T200000Z');
    expect(link.searchParams.get('details')).toContain('Lovelace & Co');
    expect(link.searchParams.get('location')).toBe('https://meet.example/ada');
  });

  test('starts at 09:00 when the time is unreadable', () => {
    const link = new URL(googleCalendarLink({ ...booking, time: '' }));
    expect(link.searchParams.get('dates')).toBe('20261123T140000Z/20261123T143000Z');
  });
});
