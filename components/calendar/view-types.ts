import type { CalendarView } from '@/lib/calendar/views';

/** FullCalendar's names for our views. */
export const viewTypes: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
};

export const viewOfType: Record<string, CalendarView> = {
  dayGridMonth: 'month',
  timeGridWeek: 'week',
  timeGridDay: 'day',
};
