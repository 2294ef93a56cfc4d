import { expect, it } from 'vitest';
import { invitationEnd, invitationState } from './rules';

const now = new Date('2026-11-21T12:00:00Z');
const past = '2026-11-20T12:00:00Z';
const future = '2026-11-22T12:00:00Z';
const pending = { acceptedAt: null, revokedAt: null };

it.each([
  ['open', { ...pending, expiresAt: future }],
  ['expired', { ...pending, expiresAt: now.toISOString() }],
  ['accepted', { acceptedAt: past, revokedAt: null, expiresAt: past }],
  ['revoked', { acceptedAt: null, revokedAt: past, expiresAt: past }],
])('returns the state of an invitation: %s', (state, dates) => {
  expect(invitationState(dates, now)).toBe(state);
});

it('is valid for seven days', () => {
  expect(invitationEnd(now)).toBe('2026-11-28T12:00:00.000Z');
});
