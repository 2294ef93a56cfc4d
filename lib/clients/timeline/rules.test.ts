import { expect, it } from 'vitest';
import { type TimelineKind, timelineEntry } from './model';
import { timelineText } from './rules';

const at = '2026-11-21 15:00:00+00';
const task = { task_id: 't', title: 'Call back', status: 'in_progress' };

it.each<[string, { kind: TimelineKind; payload: object }]>([
  [
    'Booked a consultation for Nov 24, 2025, 10:00 AM New York time (no show)',
    { kind: 'booking', payload: { starts_at: '2025-11-24T15:00:00Z', status: 'no_show' } },
  ],
  ['Task “Call back”', { kind: 'task', payload: { ...task, person: 'Daniel' } }],
  [
    'Daniel completed the task “Call back”',
    { kind: 'task', payload: { ...task, completed_by: 'Daniel' } },
  ],
  [
    'Someone completed the task “Call back”',
    { kind: 'task', payload: { ...task, completed_by: null } },
  ],
  ['The site added this contact as lead', { kind: 'stage', payload: { from: null, to: 'lead' } }],
  [
    'Maya moved this contact to client',
    { kind: 'stage', payload: { from: 'lead', to: 'client', person: 'Maya' } },
  ],
  [
    'Maya merged Ben Two into this contact',
    { kind: 'stage', payload: { from: 'lead', to: 'lead', person: 'Maya', merged: 'Ben Two' } },
  ],
  [
    'We sent the confirmation of a webinar',
    { kind: 'mail', payload: { topic: 'webinar.registered', status: 'delivered' } },
  ],
  [
    'Maya wrote “Your shop” (sent)',
    {
      kind: 'reply',
      payload: { subject: 'Your shop', text: 'Yes.', state: 'delivered', person: 'Maya' },
    },
  ],
  [
    'A former colleague wrote “Your shop” (not sent: email is not set up)',
    { kind: 'reply', payload: { subject: 'Your shop', text: 'Yes.', state: 'off', person: null } },
  ],
])('shows the entry “%s”', (title, entry) => {
  expect(timelineText(timelineEntry.parse({ id: '1', at, ...entry })).title).toBe(title);
});

it.each([
  [{ status: 'off' }, 'Not sent: email is not set up'],
  [{ status: 'off', reason: null }, 'Not sent: email is not set up'],
  [
    { status: 'off', reason: 'Not sent: the address does not exist.' },
    'Not sent: the address does not exist.',
  ],
])('shows why a mail was not sent: %j', (payload, detail) => {
  const entry = { id: '1', at, kind: 'mail', payload: { topic: 'booking.created', ...payload } };
  expect(timelineText(timelineEntry.parse(entry)).detail).toBe(detail);
});
