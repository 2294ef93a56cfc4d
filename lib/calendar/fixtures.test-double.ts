import type { LiveBooking } from '@/lib/bookings/realtime/model';
import { instantAt } from '@/lib/core/time/wall-clock';
import { consultationEvent, taskEvent } from './calendar-events';
import { replaceEvent } from './days';
import type { CalendarData, CalendarEvent } from './model';

export const row = (
  id: string,
  preferreddate: string | null,
  rest: Partial<LiveBooking> = {},
): LiveBooking => ({
  id,
  firstname: 'Ada',
  lastname: 'Byron',
  company: 'Engines Ltd',
  email: 'ada@engines.example',
  phone: '+1 212 555 0100',
  meetingtype: 'Consultation',
  preferreddate,
  projectdescription: 'Invoices by hand',
  status: 'scheduled',
  quarantined_at: null,
  ...rest,
});

export const task = (id: string, due_date: string | null, rest = {}) =>
  taskEvent({
    id,
    title: 'Map the process',
    description: 'With the client',
    due_date,
    priority: 'high',
    status: 'todo',
    assignee_name: 'Mia Member',
    ...rest,
  });

export const shown = (booking: LiveBooking): CalendarEvent => {
  const event = consultationEvent(booking);
  if (!event) throw new Error('This booking is not on the calendar');
  return event;
};

export const month = (...bookings: LiveBooking[]): CalendarData =>
  bookings.reduce<CalendarData>(
    (data, booking) => replaceEvent(data, null, consultationEvent(booking)),
    { view: 'month', day: '2026-11-01', days: {} },
  );

export const at = (day: string, time: string) => instantAt(day, time).toISOString();
