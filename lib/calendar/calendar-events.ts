import { addMinutes } from 'date-fns';
import { topicText } from '@/lib/bookings/about';
import type { LiveBooking } from '@/lib/bookings/realtime/model';
import { fullName } from '@/lib/core/text/full-name';
import { businessDay } from '@/lib/core/time/business-time';
import { clockTime, instantAt } from '@/lib/core/time/wall-clock';
import { isOutsideSlots, SLOT_MINUTES } from './grid';
import type {
  CalendarEvent,
  ConsultationEvent,
  TaskEvent,
  TaskRow,
  Tone,
  WebinarEvent,
  WebinarRow,
} from './model';

/** Length of a consultation on the staff calendar; calendar links and files say 30 (spec section 9). */
const CONSULTATION_MINUTES = 60;

/** A task is due at an instant but takes one slot, so that it can be seen and dragged. */
const TASK_MINUTES = SLOT_MINUTES;

function spanOf(timestamp: string | null | undefined, minutes: number) {
  const start = new Date(timestamp ?? '');
  if (Number.isNaN(start.getTime())) return null;
  return { start: start.toISOString(), end: addMinutes(start, minutes).toISOString() };
}

/**
 * Returns the event of a booking: one hour from its preferred date (spec section 9).
 * @returns null for a booking without a readable date (spec section 5), and for a cancelled or quarantined one
 */
export function consultationEvent(row: LiveBooking): ConsultationEvent | null {
  const span = spanOf(row.preferreddate, CONSULTATION_MINUTES);
  if (!span || row.status === 'cancelled' || row.quarantined_at) return null;
  const client = fullName(row);
  return {
    ...span,
    id: `booking-${row.id}`,
    type: 'consultation',
    title: client || row.email || 'Consultation',
    meeting: row.meetingtype || 'Consultation',
    client,
    company: row.company ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    about: topicText(row.about ?? null),
    responsibleId: row.responsible_id ?? null,
    responsible: row.responsible_name ?? null,
    description: row.projectdescription ?? '',
    status: row.status ?? 'scheduled',
    clientId: row.client_id ?? null,
    allDay: isOutsideSlots(span),
    tone: 'accent',
  };
}

/** Returns the event of a task, or null without a due date (spec section 5). */
export function taskEvent(row: TaskRow): TaskEvent | null {
  const span = spanOf(row.due_date, TASK_MINUTES);
  if (!span) return null;
  const tone = taskTone(row);
  return {
    ...span,
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

/** Returns the event of a webinar with its full length. */
export function webinarEvent(row: WebinarRow): WebinarEvent | null {
  const span = spanOf(row.startsAt, row.minutes);
  if (!span) return null;
  return {
    ...span,
    id: `webinar-${row.id}`,
    type: 'webinar',
    title: row.title,
    description: row.description,
    presenter: row.presenter,
    registered: row.registered,
    status: row.state,
    clientId: null,
    allDay: isOutsideSlots(span),
    tone: 'webinar',
  };
}

const priorityTones: Record<string, Tone> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  urgent: 'urgent',
};

/** Returns the colour of a task: grey if completed, otherwise that of its priority (spec section 9). */
export function taskTone({ status, priority }: { status: string; priority: string }): Tone {
  return status === 'completed' ? 'done' : (priorityTones[priority] ?? 'medium');
}

/** Returns whether a leader may move the event; it must be open. */
export function isMovable(event: CalendarEvent): boolean {
  if (event.type === 'webinar') return Date.parse(event.start) > Date.now();
  return event.type === 'consultation'
    ? event.status === 'scheduled'
    : event.status !== 'completed';
}

/** Returns the database id of a calendar event. */
export function recordId(event: CalendarEvent): string {
  return event.id.slice(event.id.indexOf('-') + 1);
}

/** Returns the event at another instant, with the same length. */
export function movedTo<Event extends CalendarEvent>(event: Event, startsAt: Date): Event {
  const length = Date.parse(event.end) - Date.parse(event.start);
  const span = {
    start: startsAt.toISOString(),
    end: new Date(startsAt.getTime() + length).toISOString(),
  };
  return { ...event, ...span, allDay: isOutsideSlots(span) };
}

/**
 * Returns the start of a dropped event. Dropped on a whole day it keeps its time of day, even across a daylight saving
 * change. Dropped on a slot it takes the time of the slot.
 */
export function dropInstant(event: CalendarEvent, drop: { start: Date; allDay: boolean }): Date {
  if (!drop.allDay) return drop.start;
  return instantAt(businessDay(drop.start), clockTime(new Date(event.start)));
}
