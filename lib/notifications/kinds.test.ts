import { expect, it } from 'vitest';
import { isUrgent, kindsOf } from './kinds';

it('offers members only kinds about their own work, and emails urgent kinds to leaders at once', () => {
  expect(kindsOf('team_member')).not.toContain('application_received');
  expect(kindsOf('team_member')).toEqual(expect.arrayContaining(['assigned', 'booking_created']));
  expect(kindsOf('team_leader').filter(isUrgent)).toEqual([
    'booking_quarantined',
    'delivery_failed',
    'endpoint_paused',
    'calendar_failed',
  ]);
});
