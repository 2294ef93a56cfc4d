import { TZDate } from '@date-fns/tz';
import {
  addDays,
  addMinutes,
  endOfMonth,
  endOfWeek,
  format,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import {
  businessDay,
  businessTime,
  businessZoneAt,
  formattedDate,
} from '@/lib/core/time/business-time';
import { clockTime, instantAt, startOfBusinessDay, wallClock } from '@/lib/core/time/wall-clock';
import type { NoticeKey } from '@/lib/notices';
import { eventColours } from './colours';
import type {
  BookingChange,
  BookingRow,
  CalendarData,
  CalendarDay,
  CalendarEvent,
  CalendarQuery,
  CalendarView,
  ConsultationEvent,
  TaskEvent,
  TaskRow,
  Tone,
} from './schema';

/** Spec section 9: pixels, times of day in the business zone, minutes, milliseconds. */
export const CALENDAR_HEIGHT = 600;
export const FIRST_SLOT = '08:00:00';
export const LAST_SLOT = '18:00:00';
export const SLOT_MINUTES = 30;
export const LONG_PRESS_MS = 500;

/** How long a consultation is on the staff calendar; calendar links and files say 30 (spec section 9). */
const CONSULTATION_MINUTES = 60;

/** A task is due at an instant; it takes one slot so that it can be seen and dragged. */
const TASK_MINUTES = SLOT_MINUTES;

/** How often a calendar without a live channel looks again. */
export const POLL_MS = 15_000;

/** The most events of one day that a view is given; the rest is a count ("+n more"). */
export const EVENTS_PER_DAY: Record<CalendarView, number> = { month: 3, week: 50, day: 200 };

const FIRST_SLOT_MINUTES = 8 * 60;
const LAST_SLOT_MINUTES = 18 * 60;

/** The same period named by its first day, so that two queries for one period are equal. */
export function calendarPeriod({ view, day }: CalendarQuery): CalendarQuery {
  const at = startOfBusinessDay(day);
  const first = { month: startOfMonth(at), week: startOfWeek(at), day: at }[view];
  return { view, day: businessDay(first) };
}

/** The days that a view shows, whole weeks from Sunday in a month: first day, and the day after the last. */
export function visibleDays({ view, day }: CalendarQuery): { first: string; end: string } {
  const at = startOfBusinessDay(day);
  const spans: Record<CalendarView, [Date, Date]> = {
    month: [startOfWeek(startOfMonth(at)), endOfWeek(endOfMonth(at))],
    week: [startOfWeek(at), endOfWeek(at)],
    day: [at, at],
  };
  const [first, last] = spans[view];
  return { first: businessDay(first), end: businessDay(addDays(last, 1)) };
}

/** The instants between which the visible days lie, the second excluded. */
export function visibleRange(query: CalendarQuery): { from: Date; to: Date } {
  const { first, end } = visibleDays(query);
  return { from: instantAt(first, '00:00'), to: instantAt(end, '00:00') };
}

/** The day of an event, 'YYYY-MM-DD' in the business zone. */
export function dayOf(event: CalendarEvent): string {
  return businessDay(new Date(event.start));
}

/** Whether the time grid, 08:00 to 18:00, has no place for the event; it then stands above the slots. */
export function isOutsideSlots(event: { start: string; end: string }): boolean {
  const [, , , hours, minutes] = wallClock(Date.parse(event.start));
  const start = hours * 60 + minutes;
  const length = (Date.parse(event.end) - Date.parse(event.start)) / 60_000;
  return start >= LAST_SLOT_MINUTES || start + length <= FIRST_SLOT_MINUTES;
}

function spanOf(timestamp: string | null | undefined, minutes: number) {
  const start = new Date(timestamp ?? '');
  if (Number.isNaN(start.getTime())) return null;
  return { start: start.toISOString(), end: addMinutes(start, minutes).toISOString() };
}

/**
 * A booking on the staff calendar: one hour from its preferred date (spec section 9).
 * @returns null where the calendar shows none: no readable date (spec section 5), cancelled, quarantined
 */
export function consultationEvent(row: BookingRow): ConsultationEvent | null {
  const span = spanOf(row.preferreddate, CONSULTATION_MINUTES);
  if (!span || row.status === 'cancelled' || row.quarantined_at) return null;
  const client = [row.firstname, row.lastname].filter(Boolean).join(' ');
  return {
    ...span,
    ...eventColours('accent'),
    id: `booking-${row.id}`,
    type: 'consultation',
    title: client || row.email || 'Consultation',
    meeting: row.meetingtype || 'Consultation',
    client,
    company: row.company ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    description: row.projectdescription ?? '',
    status: row.status ?? 'scheduled',
    clientId: row.client_id ?? null,
    allDay: isOutsideSlots(span),
    tone: 'accent',
  };
}

/** A task on the calendar, or null without a due date (spec section 5). */
export function taskEvent(row: TaskRow): TaskEvent | null {
  const span = spanOf(row.due_date, TASK_MINUTES);
  if (!span) return null;
  const tone = taskTone(row);
  return {
    ...span,
    ...eventColours(tone),
    id: `task-${row.id}`,
    type: 'task',
    title: row.title,
    description: row.description ?? '',
    assignee: row.assignee_name ?? '',
    status: row.status,
    priority: row.priority,
    clientId: row.client_id ?? null,
    bookingId: row.booking_id ?? null,
    allDay: isOutsideSlots(span),
    tone,
  };
}

const priorityTones: Record<string, Tone> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  urgent: 'urgent',
};

/** Completed tasks are grey, the others take the colour of their priority (spec section 9). */
export function taskTone({ status, priority }: { status: string; priority: string }): Tone {
  return status === 'completed' ? 'done' : (priorityTones[priority] ?? 'medium');
}

/** Whether a leader may move the event: what has happened stays where it was. */
export function isMovable(event: CalendarEvent): boolean {
  return event.type === 'consultation'
    ? event.status === 'scheduled'
    : event.status !== 'completed';
}

/** The id in the database of a calendar event. */
export function recordId(event: CalendarEvent): string {
  return event.id.slice(event.id.indexOf('-') + 1);
}

/** The event at another instant, as long as before. */
export function movedTo<Event extends CalendarEvent>(event: Event, startsAt: Date): Event {
  const length = Date.parse(event.end) - Date.parse(event.start);
  const span = {
    start: startsAt.toISOString(),
    end: new Date(startsAt.getTime() + length).toISOString(),
  };
  return { ...event, ...span, allDay: isOutsideSlots(span) };
}

/**
 * Where a dropped event starts. Dropped on a whole day it keeps its time of day, in the weeks of
 * daylight saving too; dropped on a slot it takes the slot's.
 */
export function dropInstant(event: CalendarEvent, drop: { start: Date; allDay: boolean }): Date {
  if (!drop.allDay) return drop.start;
  return instantAt(businessDay(drop.start), clockTime(new Date(event.start)));
}

const emptyDay: CalendarDay = { events: [], total: 0 };

/** The event with this id among those that are shown. */
export function findEvent(data: CalendarData, id: string): CalendarEvent | undefined {
  for (const { events } of Object.values(data.days)) {
    const found = events.find((event) => event.id === id);
    if (found) return found;
  }
  return undefined;
}

/** How many events of a day are not shown. */
export function hiddenCount(data: CalendarData, day: string): number {
  const { events, total } = data.days[day] ?? emptyDay;
  return Math.max(0, total - events.length);
}

const byStart = (a: CalendarEvent, b: CalendarEvent) =>
  a.start.localeCompare(b.start) || a.id.localeCompare(b.id);

/**
 * The data after an event was added (`before` null), removed (`after` null), changed or moved. Days
 * outside the visible range stay out; totals count what is hidden too.
 */
export function replaceEvent(
  data: CalendarData,
  before: CalendarEvent | null,
  after: CalendarEvent | null,
): CalendarData {
  const { first, end } = visibleDays(data);
  const isVisible = (day: string) => first <= day && day < end;
  const days = { ...data.days };
  if (before && isVisible(dayOf(before))) {
    const { events, total } = days[dayOf(before)] ?? emptyDay;
    days[dayOf(before)] = {
      events: events.filter(({ id }) => id !== before.id),
      total: Math.max(0, total - 1),
    };
  }
  if (after && isVisible(dayOf(after))) {
    const { events, total } = days[dayOf(after)] ?? emptyDay;
    days[dayOf(after)] = {
      events: [...events, after].sort(byStart).slice(0, EVENTS_PER_DAY[data.view]),
      total: total + 1,
    };
  }
  return { ...data, days };
}

/** Whether some day shows fewer events than it could, so that it is worth loading again. */
function hasGap(data: CalendarData): boolean {
  return Object.values(data.days).some(
    ({ events, total }) => events.length < Math.min(total, EVENTS_PER_DAY[data.view]),
  );
}

/** Hosted Supabase leaves all but the id out of old rows under row-level security. */
function isWhole(row: Partial<BookingRow>): row is BookingRow {
  return row.id !== undefined && row.status !== undefined && row.preferreddate !== undefined;
}

/** What a change of the bookings table says to a leader (spec section 4), or null for silence. */
export function changeNotice(change: BookingChange): NoticeKey | null {
  switch (change.eventType) {
    case 'INSERT':
      return change.new.quarantined_at ? null : 'bookingReceivedLive';
    case 'UPDATE': {
      const { new: row, old } = change;
      if (row.quarantined_at) return null;
      if (old.quarantined_at) return 'bookingReceivedLive';
      const cancelled = row.status === 'cancelled' && old.status !== 'cancelled';
      return cancelled ? 'bookingCancelledLive' : 'bookingUpdatedLive';
    }
    case 'DELETE':
      return change.old.quarantined_at ? null : 'bookingCancelledLive';
  }
}

/**
 * The data after a change of the bookings table (spec section 4), worked out from the change itself.
 * `complete` is false where it does not tell everything: the row's old place is unknown, or a day has
 * lost an event and does not know the next one. The range is then worth loading again.
 */
export function applyBookingChange(
  data: CalendarData,
  change: BookingChange,
): { data: CalendarData; complete: boolean } {
  const id = change.eventType === 'DELETE' ? change.old.id : change.new.id;
  const after = change.eventType === 'DELETE' ? null : consultationEvent(change.new);
  let before: CalendarEvent | null = findEvent(data, `booking-${id}`) ?? null;
  if (!before && change.eventType !== 'INSERT') {
    if (!isWhole(change.old)) return { data, complete: false };
    before = consultationEvent(change.old);
  }
  const changed = replaceEvent(data, before, after);
  return { data: changed, complete: !hasGap(changed) };
}

/** One entry of a range as the database lists it. */
export type CalendarEntry = { day: string; dayTotal: number; event: CalendarEvent | null };

/** The period's days from its entries; entries that the calendar does not show are left out. */
export function collectDays(query: CalendarQuery, entries: readonly CalendarEntry[]): CalendarData {
  const days: Record<string, CalendarDay> = {};
  for (const { day, dayTotal, event } of entries) {
    const known = days[day] ?? { events: [], total: dayTotal };
    days[day] = event
      ? { ...known, events: [...known.events, event].sort(byStart) }
      : { ...known, total: known.total - 1 };
  }
  return { ...calendarPeriod(query), days };
}

/** '10:00 AM – 11:00 AM EST', business time. */
export function formattedTimeRange({ start, end }: { start: string; end: string }): string {
  const from = new Date(start);
  return `${readableTime(from)} – ${readableTime(new Date(end))} ${businessZoneAt(from)}`;
}

/** 'Monday, November 23, 2026 at 5:00 PM EST', business time. */
export function formattedDue({ start }: { start: string }): string {
  const at = new Date(start);
  return `${formattedDate(at)} at ${readableTime(at)} ${businessZoneAt(at)}`;
}

/** '9:30 AM', business time. */
export function readableTime(instant: Date): string {
  return businessTime(instant).replace(/^0/, '');
}

/** '9:30a' or '2p', business time: what fits into a cell. */
export function cellTime(instant: Date): string {
  return format(new TZDate(instant, BUSINESS_TIME_ZONE), 'h:mmaaaaa').replace(':00', '');
}
