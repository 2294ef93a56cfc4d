import { expect, test } from 'vitest';
import { awaitsReply, withChange } from './rules';
import type { ListedBooking } from './schema';

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
  ownerId: null,
  ownerName: '',
  serviceTitle: '',
  repliedAt: null,
  isQuarantined: false,
};

test.each([
  [{}, true],
  [{ repliedAt: '2031-03-01 16:00:00+00' }, false],
  [{ status: 'completed' as const }, false],
  [{ isQuarantined: true }, false],
])('a booking with %j awaits a reply: %s', (change, expected) => {
  expect(awaitsReply({ ...booking, ...change })).toBe(expected);
});

test('a change shows as it will be stored; only what is scheduled can be closed', () => {
  const name = () => 'Maya Lindqvist';
  expect(withChange(booking, { status: 'no_show' }, name).status).toBe('no_show');
  const cancelled: ListedBooking = { ...booking, status: 'cancelled' };
  expect(withChange(cancelled, { status: 'completed' }, name)).toBe(cancelled);
  expect(withChange(booking, { owner: '2' }, name)).toMatchObject({
    ownerId: '2',
    ownerName: 'Maya Lindqvist',
  });
  expect(awaitsReply(withChange(booking, { replied: true }, name))).toBe(false);
});
