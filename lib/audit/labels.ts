import { editorFields } from '@/lib/content/kinds';
import { contentTable } from '@/lib/core/cache/change';
import { deviceName } from '@/lib/core/requests/device-name';
import { humanize } from '@/lib/core/text/humanize';
import { labelsOf } from '@/lib/records';
import { taskStatusNames } from '@/lib/tasks/statuses';

/** Labels of columns whose name does not read as a label. Columns such as "due_date" need none. */
const shared: Record<string, string> = {
  alt: 'Alternative text',
  assigned_to: 'Assignee',
  body: 'Text',
  closes_at: 'Closes',
  cv_name: 'CV',
  cv_path: 'Stored file',
  ends_at: 'Ends',
  expires_at: 'Expires',
  firstname: 'First name',
  image_alt: 'Alternative text of the picture',
  image_url: 'Picture',
  is_done: 'Done',
  jobtitle: 'Job title',
  lastname: 'Last name',
  meetingtype: 'Meeting type',
  mime_type: 'File type',
  notify_subscribers: 'Mail the subscribers',
  other_emails: 'Other email addresses',
  position: 'Place in the list',
  preferreddate: 'Date and time',
  profile_type: 'Role',
  projectdescription: 'Project description',
  published_at: 'Live from',
  registrationdate: 'Registered',
  requestdate: 'Requested',
  size_bytes: 'Size in bytes',
  slug: 'Address',
  starts_at: 'Starts',
  user_id: 'Person',
  session_device: 'Device of the session',
  session_ip: 'IP of the session',
  webinarid: 'Webinar',
  webinartitle: 'Title of the webinar',
};

function editorLabel(table: string, column: string): string | undefined {
  const content = contentTable.safeParse(table);
  if (!content.success) return undefined;
  return editorFields(content.data).find(({ name }) => name === column)?.label;
}

/** Returns the label of a column: the label of its form field if there is one, otherwise its name in words. */
export function columnLabel(table: string, column: string): string {
  return (
    labelsOf(table)[column] ??
    editorLabel(table, column) ??
    shared[column] ??
    humanize(column.replace(/_(id|at|url)$/, ''))
  );
}

/** Columns with values from a fixed list. */
const CHOICES = [
  'state',
  'status',
  'stage',
  'priority',
  'profile_type',
  'level',
  'source',
  'employment_type',
  'workplace',
];

const taskStatuses: Record<string, string> = taskStatusNames;

/** Returns the label of a value from a fixed list, and any other value unchanged. */
export function valueLabel(column: string, value: string): string {
  if (column === 'status' && Object.hasOwn(taskStatuses, value)) {
    return taskStatuses[value] ?? value;
  }
  if (column === 'session_device') return deviceName(value);
  return CHOICES.includes(column) ? humanize(value) : value;
}
