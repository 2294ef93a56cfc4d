import { expect, test } from 'vitest';
import { awaitsReply, primaryStep, withChange } from './booking-steps';
import type { ListedBooking } from './model';

const booking: ListedBooking = {
  id: '1',
  name: 'Ada Byron',
  company: '',
  email: 'ada@engines.example',
  phone: '',
  meetingType: 'Consultation',
  startsAt: '2031-03-04 15:00:00+00',
  endsAt: '2031-03-04 15:30:00+00',
  requestedAt: '2031-03-01 15:00:00+00',
  status: 'scheduled',
  responsibleId: null,
  hostId: null,
  responsible: '',
  serviceTitle: '',
  topic: '',
  repliedAt: null,
  isQuarantined: false,
  heldUntil: null,
};

test.each([
  [{}, true],
  [{ repliedAt: '2031-03-01 16:00:00+00' }, false],
  [{ status: 'completed' as const }, false],
  [{ isQuarantined: true }, false],
])('a booking with %j awaits a reply: %s', (change, expected) => {
  expect(awaitsReply({ ...booking, ...change })).toBe(expected);
});

test('shows the effect of a change; only a scheduled booking can be closed', () => {
  const name = () => 'Maya Lindqvist';
  const held: ListedBooking = { ...booking, startsAt: '2021-03-04 15:00:00+00' };
  expect(withChange(held, { status: 'no_show' }, name).status).toBe('no_show');
  expect(withChange(booking, { status: 'no_show' }, name)).toBe(booking);
  expect(withChange(booking, { status: 'cancelled' }, name).status).toBe('cancelled');
  const cancelled: ListedBooking = { ...booking, status: 'cancelled' };
  expect(withChange(cancelled, { status: 'completed' }, name)).toBe(cancelled);
  expect(withChange(booking, { owner: '2' }, name)).toMatchObject({
    responsibleId: '2',
    responsible: 'Maya Lindqvist',
  });
  const hosted = { ...booking, hostId: '3', responsible: 'Daniel Okafor' };
  expect(withChange(hosted, { owner: '2' }, name)).toBe(hosted);
  expect(awaitsReply(withChange(booking, { replied: true }, name))).toBe(false);
});

const past = { startsAt: '2020-03-04 15:00:00+00' };

test.each([
  ['release', { isQuarantined: true }],
  ['reply', {}],
  ['move', { repliedAt: '2031-03-01 16:00:00+00' }],
  ['complete', past],
  ['complete', { ...past, repliedAt: '2020-03-01 16:00:00+00' }],
  ['reply', { ...past, status: 'completed' as const }],
  ['reopen', { ...past, status: 'no_show' as const }],
  ['reopen', { status: 'cancelled' as const }],
])('the next step is %s for a booking with %j', (step, change) => {
  expect(primaryStep({ ...booking, ...change })).toBe(step);
});
