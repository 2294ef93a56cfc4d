import { hoursValues } from '@/lib/bookings/availability/form-values';
import { exceptionsText } from './exceptions';
import type { Host } from './model';

/** Returns a host as the fields of the form. */
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

/** Returns the fields of someone who is to become a host: Monday to Friday, 9:00 to 5:00 PM, a quarter of an hour in between. */
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
