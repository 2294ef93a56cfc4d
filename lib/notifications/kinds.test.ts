import { expect, it } from 'vitest';
import { isUrgent, kindsOf } from './kinds';

it('offers members what is about their tasks and consultations, and mails leaders at once what is urgent', () => {
  expect(kindsOf('team_member')).not.toContain('application_received');
  expect(kindsOf('team_member')).toEqual(expect.arrayContaining(['assigned', 'booking_created']));
  expect(kindsOf('team_leader').filter(isUrgent)).toEqual([
    'booking_quarantined',
    'delivery_failed',
    'endpoint_paused',
    'calendar_failed',
  ]);
});
