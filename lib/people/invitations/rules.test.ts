import { expect, it } from 'vitest';
import { invitationEnd, invitationState } from './rules';

const now = new Date('2026-11-21T12:00:00Z');
const past = '2026-11-20T12:00:00Z';
const future = '2026-11-22T12:00:00Z';
const untouched = { accepted_at: null, revoked_at: null };

it.each([
  ['open', { ...untouched, expires_at: future }],
  ['expired', { ...untouched, expires_at: now.toISOString() }],
  ['accepted', { accepted_at: past, revoked_at: null, expires_at: past }],
  ['revoked', { accepted_at: null, revoked_at: past, expires_at: past }],
])('an invitation is %s', (state, dates) => {
  expect(invitationState(dates, now)).toBe(state);
});

it('works for seven days', () => {
  expect(invitationEnd(now)).toBe('2026-11-28T12:00:00.000Z');
});
