// @module-tag clock-changes

import { describe, expect, test } from 'vitest';
import { googleCalendarLink, outlookCalendarLink } from './google-calendar-link';

describe('the Google Calendar link', () => {
  const booking = {
    firstName: 'Ada',
    company: 'Lovelace & Co',
    day: '2026-11-23',
    message: 'Invoices',
    place: 'https://meet.example/ada',
  };

  test('creates a 30-minute event at the booked time', () => {
    const link = new URL(googleCalendarLink({ ...booking, time: '02:30 PM' }));
    expect(link.searchParams.get('dates')).toBe('20261123T193000Z/20261123T200000Z');
    expect(link.searchParams.get('details')).toContain('Lovelace & Co');
    expect(link.searchParams.get('location')).toBe('https://meet.example/ada');
  });

  test('has a twin for Outlook with the same event, as short', () => {
    const message = 'invoices & orders, '.repeat(200);
    const link = outlookCalendarLink({ ...booking, time: '02:30 PM', message });
    expect(link.length).toBeLessThan(2000);
    const { searchParams } = new URL(link);
    expect(searchParams.get('startdt')).toBe('2026-11-23T19:30:00.000Z');
    expect(searchParams.get('enddt')).toBe('2026-11-23T20:00:00.000Z');
    expect(searchParams.get('subject')).toContain('Consultation');
    expect(searchParams.get('location')).toBe('https://meet.example/ada');
  });

  test('starts at 09:00 if the time is unreadable', () => {
    const link = new URL(googleCalendarLink({ ...booking, time: '' }));
    expect(link.searchParams.get('dates')).toBe('20261123T140000Z/20261123T143000Z');
  });

  const details = (message: string, place = booking.place) => {
    const link = googleCalendarLink({ ...booking, time: '02:30 PM', message, place });
    expect(link.length).toBeLessThan(2000);
    const read = new URL(link).searchParams;
    expect(read.get('location')).toBe(place);
    expect(read.get('text')).toContain('Consultation');
    return read.get('details') ?? '';
  };

  test.each([
    ['words', 'invoices & orders, '.repeat(200)],
    ['accents', 'Rechnungen prüfen für Köln '.repeat(150)],
    ['Chinese', '每天有很多发票需要处理'.repeat(300)],
    ['families', '👩‍👩‍👧‍👦'.repeat(300)],
    ['combining marks', 'e\u0301'.repeat(2000)],
    ['lines', 'One line\r\n\r\n'.repeat(400)],
    ['a broken surrogate', '\ud83d '.repeat(1900)],
    ['one long word', 'x'.repeat(4000)],
  ])('stays below 2,000 characters with many %s', (_, message) => {
    const shown = details(message);
    expect(shown).toMatch(/ …$/);
    expect(shown.startsWith('Ada, Lovelace & Co\n\n')).toBe(true);
    const kept = shown.slice('Ada, Lovelace & Co\n\n'.length, -' …'.length);
    expect(message.toWellFormed().startsWith(kept)).toBe(true);
    expect(kept.isWellFormed()).toBe(true);
    expect(kept.length).toBeGreaterThan(90);
  });

  test('truncates at a word and never within a URL', () => {
    const words = details('invoices '.repeat(400));
    expect(words).toMatch(/ invoices …$/);
    const url = details(`See https://files.example/${'a'.repeat(3000)}`);
    expect(url).toBe('Ada, Lovelace & Co\n\nSee …');
    const family = details('👩‍👩‍👧‍👦'.repeat(300));
    expect(family.replaceAll('👩‍👩‍👧‍👦', '')).toBe('Ada, Lovelace & Co\n\n …');
  });

  test('keeps short details unchanged and leaves room for a long URL', () => {
    expect(details('Invoices')).toBe('Ada, Lovelace & Co\n\nInvoices');
    details('Invoices '.repeat(300), `https://meet.example/${'r'.repeat(480)}`);
  });
});
