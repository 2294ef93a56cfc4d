import { hoursValues } from '@/lib/bookings/availability/form-values';
import { exceptionsText } from './exceptions';
import type { Host } from './model';

/** Returns the form values of a host. */
export function hostValues(host: Host): Record<string, string> {
  return {
    host: host.id,
    active: host.isActive ? 'yes' : 'no',
    bufferBefore: String(host.bufferBefore),
    bufferAfter: String(host.bufferAfter),
    dailyLimit: String(host.dailyLimit ?? ''),
    meetingUrl: host.meetingUrl ?? '',
    exceptions: exceptionsText(host.exceptions),
    ...hoursValues(host.hours),
  };
}

/**
 * Returns the form values of a new host: starts Monday to Friday from 9:00 AM to 5:00 PM, with a buffer of 15 minutes
 * after each consultation.
 */
export function newHostValues(): Record<string, string> {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 9 * 60, closes: 17 * 60 }));
  return {
    host: '',
    active: 'yes',
    bufferBefore: '0',
    bufferAfter: '15',
    dailyLimit: '',
    meetingUrl: '',
    exceptions: '',
    ...hoursValues(hours),
  };
}
