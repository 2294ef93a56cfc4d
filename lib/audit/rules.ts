import { contentKinds } from '@/lib/content/kinds';
import { shortMoment } from '@/lib/core/time/business-time';

/** Actions on records. */
export const RECORD_ACTIONS = ['insert', 'update', 'delete', 'restore'] as const;

/** Actions on accounts. */
const SECURITY_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'code_accepted',
  'recovery_code_used',
  'session_ended',
  'factor_set',
  'codes_renewed',
  'factor_removed',
  'factor_reset',
] as const;

export const AUDIT_ACTIONS = [...RECORD_ACTIONS, ...SECURITY_ACTIONS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditActionNames: Record<AuditAction, string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  sign_in: 'Signed in',
  sign_in_failed: 'Failed to sign in',
  code_accepted: 'Entered the second code',
  recovery_code_used: 'Used a recovery code',
  session_ended: 'Session ended',
  factor_set: 'Two-step set up',
  codes_renewed: 'Recovery codes renewed',
  factor_removed: 'Two-step turned off',
  factor_reset: 'Two-step reset',
};

/** Returns who did it: a person, nobody knows who, or the site. */
export function actorLabel(entry: { action: AuditAction; actorName: string | null }): string {
  return entry.actorName ?? (entry.action === 'sign_in_failed' ? 'Unknown' : 'The site');
}

const contentNames = Object.fromEntries(
  Object.values(contentKinds).map(({ table, recordName }) => [table, recordName]),
);

/** Name of a record of each audited table. */
export const auditedTables: Record<string, string> = {
  availability_holidays: 'Holiday',
  availability_hours: 'Opening hours',
  availability_settings: 'Availability',
  booking_host_exceptions: 'Exception of a host',
  booking_host_hours: 'Hours of a host',
  booking_hosts: 'Host',
  ...contentNames,
  blog_subscriptions: 'Blog subscription',
  clients: 'Contact',
  client_notes: 'Contact’s note',
  companies: 'Company',
  replies: 'Reply',
  reply_templates: 'Reply template',
  consultation_bookings: 'Booking',
  course_access: 'Lessons of a course',
  course_chapters: 'Course chapter',
  course_lessons: 'Course lesson',
  enrolments: 'Enrolment',
  figures: 'Figure of a case',
  staff_invitations: 'Invitation',
  job_applications: 'Job application',
  privacy_requests: 'Privacy request',
  retention_settings: 'Retention',
  images: 'Picture',
  user_profiles: 'Profile',
  playbooks: 'Playbook',
  task_series: 'Repetition of a task',
  tasks: 'Task',
  task_comments: 'Task comment',
  task_checklist_items: 'Task step',
  teams: 'Team',
  team_members: 'Team member',
  webhook_endpoints: 'Webhook endpoint',
  webinar_registrations: 'Webinar registration',
  webinar_rooms: 'Webinar room',
  security_settings: 'Sign-in settings',
};

/** A row as the log keeps it. */
export type LoggedRow = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Returns the name of a record: its title, name, person, email or first words; else its id, which is 'true' for
 * the only row of a settings table.
 */
export function recordName(row: LoggedRow, id: string): string {
  const person = [text(row.firstname), text(row.lastname)].filter(Boolean).join(' ');
  const own =
    text(row.title) ||
    text(row.name) ||
    person ||
    text(row.email) ||
    text(row.label) ||
    text(row.body) ||
    text(row.path) ||
    text(row.url) ||
    (id === 'true' ? 'Settings' : id);
  return own.length > 80 ? `${own.slice(0, 79)}…` : own;
}

/** One column's change, in words; null where there was or is nothing. */
export type Change = { column: string; from: string | null; to: string | null };

/** Returns what an entry of the list says: the columns of a change, or the details of what happened to an account. */
export function summaryOf({ action, changes }: { action: AuditAction; changes: Change[] }): string {
  if (action === 'update') return changes.map(({ column }) => column).join(', ');
  const isRecord = RECORD_ACTIONS.some((one) => one === action);
  return isRecord ? '' : changes.map(({ to }) => to).join(', ');
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const MAX_LENGTH = 2000;

function valueText(value: unknown, names: ReadonlyMap<string, string>): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    return value.map((item) => valueText(item, names)).join(', ') || null;
  }
  if (typeof value === 'object') return JSON.stringify(value);
  const written = String(value);
  if (INSTANT.test(written)) return shortMoment(written);
  const name = names.get(written) ?? written;
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}

/** Names of the columns of a table and of their values. */
type Labels = {
  columnLabel: (column: string) => string;
  valueLabel: (column: string, value: string) => string;
};

/** Columns that the database fills by itself. */
const AUTOMATIC = [
  'id',
  'created_at',
  'updated_at',
  'word_count',
  'due_order',
  'status_order',
  'priority_order',
  'assignee_order',
  'team_order',
];

/**
 * Returns the changes of a record, column by column; of an added or deleted one, all its values. Times are business
 * time.
 * @param names names of ids, such as of people
 */
export function differences(
  before: LoggedRow | null,
  after: LoggedRow | null,
  names: ReadonlyMap<string, string>,
  { columnLabel, valueLabel }: Labels,
): Change[] {
  const columns = Object.keys({ ...before, ...after }).filter((name) => !AUTOMATIC.includes(name));
  return columns.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const change = {
      column: columnLabel(name),
      from: valueText(typeof was === 'string' ? valueLabel(name, was) : was, names),
      to: valueText(typeof is === 'string' ? valueLabel(name, is) : is, names),
    };
    return change.from === null && change.to === null ? [] : [change];
  });
}
