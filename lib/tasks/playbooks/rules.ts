import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { PlaybookStep } from './schema';

/** The kinds of record that a playbook can be started for, by their table. */
export const SUBJECTS = [
  'consultation_bookings',
  'clients',
  'webinars',
  'job_applications',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const subjectNames: Record<Subject, string> = {
  consultation_bookings: 'Consultation',
  clients: 'Contact',
  webinars: 'Webinar',
  job_applications: 'Job application',
};

/** Events that start a playbook, as the form names them; the part before the colon is the subject; 'hand' is no event. */
export const STARTS = {
  'consultation_bookings:booking.created': 'A consultation is booked',
  'consultation_bookings:booking.completed': 'A consultation is completed',
  'consultation_bookings:booking.no_show': 'A client does not come to a consultation',
  'consultation_bookings:hand': 'By hand, from a consultation',
  'clients:contact.created': 'A contact is created',
  'clients:hand': 'By hand, from a contact',
  'webinars:content.published': 'A webinar is published',
  'webinars:hand': 'By hand, from a webinar',
  'job_applications:application.received': 'An application is received',
  'job_applications:hand': 'By hand, from an application',
} as const;
export type Start = keyof typeof STARTS;

export const isStart = (text: string): text is Start => Object.hasOwn(STARTS, text);

/** Returns how the form names what starts a playbook. */
export function startOf(playbook: { subject: Subject; trigger: string | null }): Start {
  const start = `${playbook.subject}:${playbook.trigger ?? 'hand'}`;
  return isStart(start) ? start : 'consultation_bookings:hand';
}

export const ROLES = ['host', 'owner', 'creator', 'person', 'team', 'nobody'] as const;

export const roleNames: Record<(typeof ROLES)[number], string> = {
  host: 'Host of the consultation, else the owner',
  owner: 'Owner of the contact',
  creator: 'The person who starts it',
  person: 'A person …',
  team: 'A team and its lead …',
  nobody: 'Nobody',
};

export const UNITS = ['days', 'hours', 'none'] as const;

const anchorNames: Record<Subject, string> = {
  consultation_bookings: 'the consultation',
  clients: 'the contact is created',
  webinars: 'the webinar',
  job_applications: 'the application',
};

/** Returns when a step is due, such as '2 days before the webinar, at 09:00 New York time'. */
export function dueSentence(
  { amount, unit, time }: Pick<PlaybookStep, 'amount' | 'unit' | 'time'>,
  subject: Subject,
): string {
  if (unit === 'none') return 'No due date';
  const at = unit === 'days' && time ? `, at ${time} ${BUSINESS_TIME_ZONE_NAME}` : '';
  const anchor = anchorNames[subject];
  if (amount === 0) return unit === 'days' ? `On the day of ${anchor}${at}` : `At ${anchor}`;
  const count = Math.abs(amount);
  const span = `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  return `${span} ${amount < 0 ? 'before' : 'after'} ${anchor}${at}`;
}

export const runStateNames = {
  running: 'Running',
  done: 'Done',
  withdrawn: 'Withdrawn',
  failed: 'Failed',
} as const;

/** Returns the state of a run as the screen names it: a running one whose tasks are all completed is done. */
export function runState(run: {
  state: 'running' | 'withdrawn' | 'failed';
  tasks: readonly { status: string }[];
}): keyof typeof runStateNames {
  const isDone = run.tasks.every(({ status }) => status === 'completed');
  return run.state === 'running' && isDone ? 'done' : run.state;
}

/** Returns the list with the item at `from` moved to `to`; the same list where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
