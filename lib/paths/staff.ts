import { CONTENT_TABLES, type ContentTable, paths } from '../paths.ts';

/** The invitation form. */
export const inviteFormPath = `${paths.admin.invitations}?open=new`;

/**
 * Continues after the second step with a full page load: to `next` if the person may see it, else to their dashboard.
 */
export function pastSecondStepPath(next: string | null): string {
  return next ? `${paths.twoStep}?${new URLSearchParams({ next })}` : paths.twoStep;
}

/** Screen where leaders publish each kind of content. */
const screens: Record<ContentTable, string> = {
  services: paths.admin.services,
  courses: paths.admin.courses,
  webinars: paths.admin.webinars,
  jobs: paths.admin.jobs,
  blog_posts: paths.admin.blog,
  cases: paths.admin.cases,
};

/** Screen for publishing a content kind: the leaders' one, or that in the member area for people with rights to it. */
export function contentAdminPath(table: ContentTable, area: 'admin' | 'team' = 'admin'): string {
  const admin = screens[table];
  return area === 'admin' ? admin : `${paths.team.content}${admin.slice('/admin'.length)}`;
}

/** Content calendar of a month 'YYYY-MM', by default the current one. */
export function contentMonthPath(area: 'admin' | 'team', month?: string): string {
  const calendar = paths[area].contentCalendar;
  return month ? `${calendar}?month=${month}` : calendar;
}

/** Editor of a course's outline. */
export function outlinePath(courseId: string, area: 'admin' | 'team' = 'admin'): string {
  return area === 'admin'
    ? `${paths.admin.academy}/${courseId}`
    : `${contentEditorPath('courses', courseId, area)}/outline`;
}

/** Parts of the lesson editor: text with the question, video, and preview for students. */
export type LessonTab = 'text' | 'video' | 'preview';

/** One part of the lesson editor. */
export function lessonTabPath(
  courseId: string,
  lessonId: string,
  tab: LessonTab,
  area: 'admin' | 'team' = 'admin',
): string {
  const page = tab === 'text' ? '' : `/${tab}`;
  const course =
    area === 'admin' ? outlinePath(courseId) : contentEditorPath('courses', courseId, area);
  return `${course}/lesson${page}?${new URLSearchParams({ lesson: lessonId })}`;
}

/** Returns the content kind with the screen /admin/{segment}, or null. */
export function contentTableAt(segment: string): ContentTable | null {
  return CONTENT_TABLES.find((table) => contentAdminPath(table) === `/admin/${segment}`) ?? null;
}

/** Editor of a record, or the form for a new one with the id 'new'. */
export function contentEditorPath(
  table: ContentTable,
  id: string,
  area: 'admin' | 'team' = 'admin',
): string {
  return `${contentAdminPath(table, area)}/${id}`;
}

/** Other pages of a record in the staff area. */
export type EditorTab =
  | 'outline'
  | 'registrations'
  | 'live'
  | 'applicants'
  | 'video'
  | 'results'
  | 'history'
  | 'review';

/** Another page of a content record, next to its editor. */
export function editorTabPath(
  table: ContentTable,
  id: string,
  tab: EditorTab,
  area: 'admin' | 'team' = 'admin',
): string {
  if (tab === 'outline') return outlinePath(id, area);
  return `${contentEditorPath(table, id, area)}/${tab}`;
}

/** An application in the drawer of the job's list. */
export function applicantPath(jobId: string, id: string): string {
  return `${editorTabPath('jobs', jobId, 'applicants')}?open=${id}`;
}

/** Live desk of a webinar. */
export function liveDeskPath(webinarId: string): string {
  return editorTabPath('webinars', webinarId, 'live');
}

/** Registrations for a webinar in one step of the funnel. */
export function webinarStepPath(webinarId: string, step: string): string {
  return `${editorTabPath('webinars', webinarId, 'registrations')}?step=${step}`;
}

/** Screen where leaders write the proposal for a deal. */
export function writeProposalPath(dealId: string): string {
  return `${paths.admin.deals}/${dealId}/proposal`;
}

/** Screen of a newsletter issue; without an id, the form for a new one. */
export function newsletterIssuePath(area: 'admin' | 'team', id?: string): string {
  const screen = paths[area].newsletterIssue;
  return id ? `${screen}?${new URLSearchParams({ issue: id })}` : screen;
}

/** A task in the drawer of its list: the leaders' list or the person's own. */
export function taskPath(area: 'admin' | 'team', id: string): string {
  return `${paths[area].tasks}?open=${id}`;
}

/** Tasks that colleagues have assigned to the person. */
export function tasksFromPath(personId: string): string {
  return `${paths.team.tasks}?status=all&creator=${personId}`;
}

/** A saved view of a task screen. */
export function taskViewPath(area: 'admin' | 'team', view: { id: string; query: string }): string {
  return `${paths[area].tasks}?${view.query}${view.query && '&'}saved=${view.id}`;
}

/** A playbook in the drawer of its list. */
export function playbookPath(id: string): string {
  return `${paths.admin.playbooks}?open=${id}`;
}

/** Open tasks of one person, or only the overdue ones. */
export function assignedTasksPath(personId: string, due?: 'overdue'): string {
  const address = `${paths.admin.tasks}?assignee=${personId}`;
  return due ? `${address}&due=${due}` : address;
}

/** Open tasks of a team. */
export function teamTasksPath(teamId: string): string {
  return `${paths.admin.tasks}?team=${teamId}`;
}

/** A person in the drawer of the team screen. */
export function personPath(id: string): string {
  return `${paths.admin.team}?open=${id}`;
}

/** Form that changes a person's name and role. */
export function profilePath(id: string): string {
  return `${paths.admin.profiles}?open=${id}`;
}

/** List of the people in a team. */
export function membersPath(teamId: string): string {
  return `${paths.admin.team}?${new URLSearchParams({ team: teamId })}`;
}

/** A team in the drawer of its list. */
export function teamPath(id: string): string {
  return `${paths.admin.teams}?open=${id}`;
}

/** Past consultations of a host. */
export const pastConsultationsPath = `${paths.team.consultations}?when=past`;

/** A consultation in the drawer of the host's own list. */
export function consultationPath(id: string): string {
  return `${paths.team.consultations}?open=${id}`;
}

/** A booking in the drawer of its list. */
export function bookingPath(id: string): string {
  return `${paths.admin.bookings}?open=${id}`;
}

/** A written question in the drawer of its list. */
export function enquiryPath(id: string): string {
  return `${paths.admin.enquiries}?open=${id}`;
}

/** A deal in the drawer of its list: the leaders' list or the person's own. */
export function dealPath(area: 'admin' | 'team', id: string): string {
  return `${paths[area].deals}?open=${id}`;
}

/** List of deals with these filters. */
export function dealsPath(filters: Record<string, string>): string {
  return `${paths.admin.deals}?${new URLSearchParams(filters)}`;
}

/** Form for a new deal with a contact. */
export function newDealPath(clientId: string): string {
  return dealsPath({ open: 'new', client: clientId });
}

/** Page of a client. */
export function clientPath(id: string): string {
  return `${paths.admin.clients}/${id}`;
}

/** An audit log entry in the drawer. */
export function auditEntryPath(id: string): string {
  return `${paths.admin.audit}?open=${id}`;
}

/** Audit log of one record. */
export function historyPath(table: string, recordId: string): string {
  return `${paths.admin.audit}?${new URLSearchParams({ table, record: recordId })}`;
}

/** Stored data of the person with an email address, to export or erase it. */
export function personalDataPath(email: string): string {
  return `${paths.admin.privacy}?${new URLSearchParams({ email })}`;
}

/** Receipt of an erasure. */
export function erasureReceiptPath(id: string): string {
  return `${paths.admin.privacy}?receipt=${id}`;
}

/** Form that merges a contact into another. */
export function mergePath(id: string): string {
  return `${clientPath(id)}/merge`;
}

/** A company in the drawer of its list. */
export function companyPath(id: string): string {
  return `${paths.admin.companies}?open=${id}`;
}

/** Contacts who work for a company. */
export function companyPeoplePath(companyId: string): string {
  return `${paths.admin.clients}?company=${companyId}`;
}

/** Form for a task about a booking or a client. */
export function newTaskPath(about: { booking: string } | { client: string }): string {
  return `${paths.admin.tasks}?${new URLSearchParams({ open: 'new', ...about })}`;
}

/** Emails and webhooks about a booking or another record. */
export function deliveriesPath(recordId: string): string {
  return `${paths.admin.automations}?record=${recordId}`;
}

/** An email or webhook in the drawer of its list; for a reply, with the id of the reply. */
export function deliveryPath(id: string): string {
  return `${paths.admin.automations}?open=${id}`;
}

/** Webhooks or emails with a status. */
export function deliveriesOfPath(
  channel: 'webhook' | 'mail',
  status: 'pending' | 'dead' | 'held' | 'off',
): string {
  return `${paths.admin.automations}?channel=${channel}&status=${status}`;
}

const ofRecord: Record<string, (id: string) => string> = {
  consultation_bookings: bookingPath,
  enquiries: enquiryPath,
  enrolments: (id) => `${paths.admin.academy}?open=${id}`,
  clients: clientPath,
  webinars: (id) => editorTabPath('webinars', id, 'registrations'),
  courses: (id) => contentEditorPath('courses', id),
  jobs: (id) => editorTabPath('jobs', id, 'applicants'),
  outbox: () => `${paths.admin.automations}?status=undelivered`,
  webhook_endpoints: (id) => `${paths.admin.endpoints}?open=${id}`,
  search_gaps: () => paths.admin.gaps,
};

/** Returns the screen for the record of a notification. */
export function notifiedPath(
  area: 'admin' | 'team',
  record: { table: string | null; id: string | null; kind?: string },
): string {
  const { table, id, kind } = record;
  const reviewed = kind?.startsWith('review') && CONTENT_TABLES.find((one) => one === table);
  if (reviewed && id) return editorTabPath(reviewed, id, 'review', area);
  if (table === 'tasks' && id) return taskPath(area, id);
  if (table === 'deals' && id) return dealPath(area, id);
  if (table === 'booking_hosts') return paths.team.consultationHours;
  if (area === 'team') {
    return table === 'consultation_bookings' && id ? consultationPath(id) : paths.team.calendar;
  }
  return (table && ofRecord[table]?.(id ?? '')) ?? paths.admin.notifications;
}

/** List of deliveries to an endpoint. */
export function endpointDeliveriesPath(id: string): string {
  return `${paths.admin.automations}?endpoint=${id}`;
}
