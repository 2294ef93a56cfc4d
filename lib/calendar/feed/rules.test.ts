// @module-tag clock-changes

import { expect, it } from 'vitest';
import { feedFile } from './file';
import { feedEvent } from './rules';

const updated_at = '2026-11-20 09:00:00.12+00';

const booking = {
  kind: 'booking' as const,
  id: 'b',
  firstname: 'Ada',
  lastname: 'Byron',
  company: 'Engines Ltd',
  email: 'ada@engines.example',
  phone: '+1 212 555 0100',
  meetingtype: 'Consultation',
  preferreddate: '2026-11-23T15:00:00Z',
  ends_at: '2026-11-23T15:45:00+00:00',
  projectdescription: 'Invoices by hand',
  status: 'scheduled',
  updated_at,
};

const task = {
  kind: 'task' as const,
  id: 't',
  title: 'Map the process',
  description: null,
  due_date: '2026-11-23T22:00:00Z',
  priority: 'high',
  status: 'todo',
  assignee_name: 'Daniel Okafor',
  updated_at,
};

it('shows a booking with its own length', () => {
  expect(feedEvent(booking)).toEqual({
    id: 'booking-b',
    title: 'Consultation: Ada Byron, Engines Ltd',
    description: 'ada@engines.example\n+1 212 555 0100\nInvoices by hand',
    start: '2026-11-23T15:00:00.000Z',
    end: '2026-11-23T15:45:00.000Z',
    changedAt: updated_at,
  });
});

it('shows the due time and assignee of a task', () => {
  expect(feedEvent(task)).toMatchObject({
    title: 'Due: Map the process',
    description:
      'Due Monday, November 23, 2026 at 5:00 PM EST, priority high\nAssigned to Daniel Okafor',
    start: '2026-11-23T22:00:00.000Z',
  });
});

it('leaves out records that the calendar does not show', () => {
  expect(feedEvent({ ...booking, preferreddate: 'soon' })).toBeNull();
  expect(feedEvent({ ...task, due_date: null })).toBeNull();
});

it('returns a calendar file in UTC', () => {
  const event = feedEvent(booking);
  const file = feedFile(event ? [event] : []);
  for (const line of [
    'METHOD:PUBLISH',
    'UID:booking-b@techlink.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261123T150000Z',
    'DTEND:20261123T154500Z',
  ]) {
    expect(file).toContain(`${line}\r\n`);
  }
});
