import { BOOKING_TOPICS, type BookingTopic, visitorPaths } from './paths/visitors.ts';

/** The tables whose rows editors publish as pages; what differs between them is in lib/content/kinds. */
export const CONTENT_TABLES = [
  'services',
  'courses',
  'webinars',
  'jobs',
  'blog_posts',
  'cases',
] as const;
export type ContentTable = (typeof CONTENT_TABLES)[number];

/** Every URL of the site (spec section 2), so that a moved route changes in one place. */
export const paths = {
  ...visitorPaths,
  home: '/',
  services: '/services',
  cases: '/cases',
  pricing: '/pricing',
  compare: '/compare',
  readiness: '/readiness',
  integrations: '/integrations',
  security: '/security',
  proof: '/proof',
  failItNow: '/proof/fail-it-now',
  search: '/search',
  newsletter: '/newsletter',
  newsletterFeed: '/newsletter/feed.xml',
  sandboxRuns: '/proof/fail-it-now/run',
  securityTxt: '/.well-known/security.txt',
  proposals: '/proposals',
  receiptKeys: '/.well-known/tech-link-receipts.json',
  about: '/about',
  terms: '/terms-of-service',
  cookies: '/cookies',
  webhookDocs: '/webhooks',
  adminLogin: '/admin/login',
  memberLogin: '/member/login',
  forgotPassword: '/password/forgot',
  newPassword: '/password/new',
  twoStep: '/two-step',
  twoStepSetUp: '/two-step/set-up',
  admin: {
    dashboard: '/admin/dashboard',
    figures: '/admin/dashboard/figures',
    notifications: '/admin/notifications',
    calendar: '/admin/calendar',
    bookings: '/admin/bookings',
    enquiries: '/admin/enquiries',
    deals: '/admin/deals',
    forecast: '/admin/deals/forecast',
    dealSettings: '/admin/deals/probabilities',
    gaps: '/admin/gaps',
    availability: '/admin/bookings/availability',
    hosts: '/admin/bookings/hosts',
    automations: '/admin/automations',
    endpoints: '/admin/automations/endpoints',
    incoming: '/admin/automations/incoming',
    audit: '/admin/audit',
    team: '/admin/team',
    invitations: '/admin/team/invitations',
    tasks: '/admin/tasks',
    playbooks: '/admin/tasks/playbooks',
    teams: '/admin/teams',
    academy: '/admin/academy',
    outlines: '/admin/academy/outlines',
    jobs: '/admin/jobs',
    services: '/admin/services',
    cases: '/admin/cases',
    profiles: '/admin/profiles',
    media: '/admin/media',
    videos: '/admin/media/videos',
    contentCalendar: '/admin/content/calendar',
    blog: '/admin/blog',
    subscribers: '/admin/blog/subscribers',
    blogTags: '/admin/blog/tags',
    newsletter: '/admin/newsletter',
    newsletterIssue: '/admin/newsletter/issue',
    webinars: '/admin/webinars',
    registrations: '/admin/webinars/registrations',
    courses: '/admin/courses',
    clients: '/admin/clients',
    companies: '/admin/clients/companies',
    clientImport: '/admin/clients/import',
    templates: '/admin/clients/templates',
    privacy: '/admin/clients/privacy',
    retention: '/admin/clients/privacy/retention',
    deletedRecords: '/admin/audit/deleted',
  },
  team: {
    dashboard: '/team/dashboard',
    notifications: '/team/notifications',
    tasks: '/team/tasks',
    givenTasks: '/team/tasks/given',
    deals: '/team/deals',
    calendar: '/team/calendar',
    consultations: '/team/consultations',
    consultationHours: '/team/consultations/hours',
    profile: '/team/profile',
    content: '/team/content',
    media: '/team/content/media',
    videos: '/team/content/media/videos',
    contentCalendar: '/team/content/calendar',
    gaps: '/team/content/gaps',
    blogTags: '/team/content/blog/tags',
    newsletter: '/team/content/newsletter',
    newsletterIssue: '/team/content/newsletter/issue',
  },
  exports: {
    clients: '/api/export/clients',
    companies: '/api/export/companies',
    audit: '/api/export/audit',
    bookings: '/api/export/bookings',
    deals: '/api/export/deals',
    enquiries: '/api/export/enquiries',
    gaps: '/api/export/gaps',
    deliveries: '/api/export/deliveries',
    people: '/api/export/people',
    invitations: '/api/export/invitations',
    teams: '/api/export/teams',
    tasks: '/api/export/tasks',
    enrolments: '/api/export/enrolments',
    registrations: '/api/export/registrations',
    subscribers: '/api/export/subscribers',
    person: '/api/export/person',
  },
  calendarEntries: '/api/calendar',
  health: '/api/health',
  ready: '/api/ready',
  metrics: '/api/metrics',
  cronOutbox: '/api/cron/outbox',
  cronPublish: '/api/cron/publish',
  cronDigest: '/api/cron/digest',
  cronRetention: '/api/cron/retention',
  session: '/api/session',
  realtimeToken: '/api/session/token',
  notificationSummary: '/api/notifications',
  recordSearch: '/api/search',
  taskLinks: '/api/tasks/links',
  choices: '/api/choices',
  visits: '/api/visits',
  incoming: '/api/incoming',
  revalidate: '/api/revalidate',
  sitemap: '/sitemap.xml',
  llms: '/llms.txt',
  rssFeed: '/feed.xml',
  jsonFeed: '/feed.json',
} as const;

/** The invitation form. */
export const inviteFormPath = `${paths.admin.invitations}?open=new`;

/** Leads on from the second step as a new document: to `next` if the person may see it, else to their dashboard. */
export function pastSecondStepPath(next: string | null): string {
  return next ? `${paths.twoStep}?${new URLSearchParams({ next })}` : paths.twoStep;
}

/** Page where an invited person chooses a password; `token` is signed for one invitation. */
export function invitationPath(token: string): string {
  return `/invitation/${token}`;
}

/** Private calendar feed of one person, for their calendar program. */
export function calendarFeedPath(token: string): string {
  return `/api/calendar-feed/${token}`;
}

/** Page where a visitor reschedules or cancels; `token` is signed for one booking. */
export function manageBookingPath(token: string): string {
  return `/booking/manage/${token}`;
}

/** The confirmation of a booking; `token` is signed for one booking. */
export function confirmedBookingPath(token: string): string {
  return `/booking/confirmed/${token}`;
}

/** Public page of a person who appears on the site. */
export function publicPersonPath(slug: string): string {
  return `${paths.about}/${slug}`;
}

/** Public URL of each kind of content, and the screen where leaders publish it. */
const contentFolders: Record<ContentTable, { site: string; admin: string }> = {
  services: { site: paths.services, admin: paths.admin.services },
  courses: { site: paths.academy, admin: paths.admin.courses },
  webinars: { site: paths.webinars, admin: paths.admin.webinars },
  jobs: { site: paths.careers, admin: paths.admin.jobs },
  blog_posts: { site: paths.blog, admin: paths.admin.blog },
  cases: { site: paths.cases, admin: paths.admin.cases },
};

/** Public list of a content kind, or one of its pages, counted from 1. */
export function contentListPath(table: ContentTable, page = 1): string {
  const list = contentFolders[table].site;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** The public page of a record: /services/{slug}, /academy/{slug}, /webinars/…, /careers/…, /blog/…, /cases/…. */
export function contentPath(table: ContentTable, slug: string): string {
  return `${contentFolders[table].site}/${slug}`;
}

/** Returns the URL of how a claim of the home page is meant and counted. */
export function claimPath(id: string): string {
  return `${paths.proof}#${id}`;
}

/** Returns the URL of the contact form for a question that the search could not answer. */
export function askPath(question: string): string {
  return `${paths.contact}?${new URLSearchParams({ question })}`;
}

/** Id of the part of the sandbox's page that a run replaces. */
export const SANDBOX_PART = 'run';

/**
 * Returns the URL of a visitor's run of the sandbox.
 * @param at makes it another URL: a link to the one that is open only scrolls
 */
export function sandboxRunPath(id: string, at?: Date): string {
  const query = new URLSearchParams({ run: id, ...(at && { at: `${at.getTime()}` }) });
  return `${paths.sandboxRuns}?${query}#${SANDBOX_PART}`;
}

/** The page of a record as Markdown. */
export function markdownPath(table: ContentTable, slug: string): string {
  return `${contentPath(table, slug)}.md`;
}

/** Returns the content kind whose pages are in a folder of the public site, such as 'blog', or null. */
export function contentTableIn(folder: string): ContentTable | null {
  return CONTENT_TABLES.find((table) => contentListPath(table) === `/${folder}`) ?? null;
}

/** Id of a figure on the page of its case. */
export function figureAnchor(id: string): string {
  return `figure-${id}`;
}

/** Id of the enrolment form on the page of its course. */
export const ENROLMENT_ANCHOR = 'enroll';

/** The lessons of a course for a student who has opened it: one of them, or the overview. */
export function learnPath(course: string, lesson?: string): string {
  return lesson ? `/learn/${course}/${lesson}` : `/learn/${course}`;
}

/** Page where a student opens a course; `token` is that of their private link. */
export function enterCoursePath(token: string): string {
  return `/learn/enter/${token}`;
}

/** Public page of a sample lesson. */
export function samplePath(course: string, lesson: string): string {
  return `${contentPath('courses', course)}/${lesson}`;
}

/** A sample lesson as Markdown. */
export function sampleMarkdownPath(course: string, lesson: string): string {
  return `${samplePath(course, lesson)}.md`;
}

/** Public page where a certificate is checked. */
export function certificatePath(id: string): string {
  return `/certificates/${id}`;
}

/** A certificate as PDF. */
export function certificateFilePath(id: string): string {
  return `/api/certificates/${id}`;
}

/** The enrolment form of a course. */
export function enrolPath(slug: string): string {
  return `${contentPath('courses', slug)}#${ENROLMENT_ANCHOR}`;
}

/** Screen where a content kind is published: by leaders, or in the member area by those who were given the right. */
export function contentAdminPath(table: ContentTable, area: 'admin' | 'team' = 'admin'): string {
  const { admin } = contentFolders[table];
  return area === 'admin' ? admin : `${paths.team.content}${admin.slice('/admin'.length)}`;
}

/** The content calendar; without a month 'YYYY-MM' the current one. */
export function contentMonthPath(area: 'admin' | 'team', month?: string): string {
  const calendar = paths[area].contentCalendar;
  return month ? `${calendar}?month=${month}` : calendar;
}

/** Endpoint of a content list as CSV. */
export function contentExportPath(table: ContentTable): string {
  return `/api/export/content/${table}`;
}

/** Endpoint of what a record brought as CSV. */
export function resultsExportPath(table: ContentTable, id: string, days: string): string {
  return `/api/export/results/${table}/${id}?${new URLSearchParams({ days })}`;
}

/** Endpoint of the registrations for a webinar as CSV. */
export function registrationExportPath(webinarId: string): string {
  return `${paths.exports.registrations}?webinar=${webinarId}`;
}

/** Endpoint of the applications for a job as CSV. */
export function applicantExportPath(jobId: string): string {
  return `/api/export/applicants/${jobId}`;
}

/** Endpoint of the CV of an application; leaders only. */
export function cvPath(applicationId: string): string {
  return `/api/applications/${applicationId}/cv`;
}

/** Editor of a course's outline. */
export function outlinePath(courseId: string, area: 'admin' | 'team' = 'admin'): string {
  return area === 'admin'
    ? `${paths.admin.academy}/${courseId}`
    : `${contentEditorPath('courses', courseId, area)}/outline`;
}

/** The pages on which a lesson is written: its text with the question, its video, and what a student sees. */
export type LessonTab = 'text' | 'video' | 'preview';

/** One of the pages on which a lesson is written. */
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

/** Returns the content kind that is published at /admin/{segment}, or null. */
export function contentTableAt(segment: string): ContentTable | null {
  return CONTENT_TABLES.find((table) => contentAdminPath(table) === `/admin/${segment}`) ?? null;
}

/** Editor of a record; with the id 'new', the form for a new one. */
export function contentEditorPath(
  table: ContentTable,
  id: string,
  area: 'admin' | 'team' = 'admin',
): string {
  return `${contentAdminPath(table, area)}/${id}`;
}

/** Pages next to an editor. */
export type EditorTab =
  | 'outline'
  | 'registrations'
  | 'live'
  | 'applicants'
  | 'video'
  | 'results'
  | 'history'
  | 'review';

/** A page next to the editor of a piece of content. */
export function editorTabPath(
  table: ContentTable,
  id: string,
  tab: EditorTab,
  area: 'admin' | 'team' = 'admin',
): string {
  if (tab === 'outline') return outlinePath(id, area);
  return `${contentEditorPath(table, id, area)}/${tab}`;
}

/** An application in the drawer of its job's list. */
export function applicantPath(jobId: string, id: string): string {
  return `${editorTabPath('jobs', jobId, 'applicants')}?open=${id}`;
}

/** Private preview; `token` is signed for one record. */
export function previewPath(token: string): string {
  return `/preview/${token}`;
}

/** Page of a webinar's recording. */
export function webinarRecordingPath(slug: string): string {
  return `${contentPath('webinars', slug)}/recording`;
}

/** Files of a video. The first is answered with a URL of the storage that expires, the others with the file. */
export type VideoFile = 'video' | 'poster' | 'captions';

/**
 * Endpoint of a file of a video.
 * @param key opens a video that is not public, until it expires
 */
export function videoFilePath(id: string, file: VideoFile, key?: string): string {
  return `/api/media/${id}/${file}${key ? `?${new URLSearchParams({ key })}` : ''}`;
}

/** Screen of the day of a webinar. */
export function liveDeskPath(webinarId: string): string {
  return editorTabPath('webinars', webinarId, 'live');
}

/** Registrations of a webinar of one step of its funnel. */
export function webinarStepPath(webinarId: string, step: string): string {
  return `${editorTabPath('webinars', webinarId, 'registrations')}?step=${step}`;
}

/** Public calendar file of a webinar, without the URL of its room. */
export function webinarCalendarPath(slug: string): string {
  return `${contentPath('webinars', slug)}/calendar.ics`;
}

/** Page of the list of posts, counted from 1: of all posts, or of the category with this slug. */
export function blogListPath(page: number, categorySlug?: string): string {
  const list = categorySlug ? `${paths.blog}/category/${categorySlug}` : paths.blog;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Page of the posts with a tag, counted from 1. */
export function blogTagPath(page: number, tagSlug: string): string {
  const list = `${paths.blog}/tag/${tagSlug}`;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Page of one person who registered, or waits, for a webinar; `token` is that of a private link. */
export function webinarPlacePath(token: string): string {
  return `${paths.webinars}/place/${token}`;
}

/** Page of a proposal; `token` is that of a private link. */
export function proposalPath(token: string): string {
  return `${paths.proposals}/${token}`;
}

/** A file of a proposal behind its private link. */
export function proposalFilePath(
  token: string,
  file: 'proposal.pdf' | 'receipt.pdf' | 'receipt.json',
): string {
  return `${proposalPath(token)}/${file}`;
}

/** PDF of a proposal for staff. */
export function proposalPdfPath(id: string): string {
  return `/api/proposals/${id}`;
}

/** Screen where leaders write the proposal of a deal. */
export function writeProposalPath(dealId: string): string {
  return `${paths.admin.deals}/${dealId}/proposal`;
}

/** Former page where a place was given back, whose links are in mails; `token` is signed for one registration. */
export function giveBackPlacePath(token: string): string {
  return `${paths.webinars}/registration/give-back/${token}`;
}

/** Screen of an issue of the newsletter; without an id, the form for a new one. */
export function newsletterIssuePath(area: 'admin' | 'team', id?: string): string {
  const screen = paths[area].newsletterIssue;
  return id ? `${screen}?${new URLSearchParams({ issue: id })}` : screen;
}

/** An issue as a mail, for those who may mail subscribers. */
export function newsletterMailPath(id: string): string {
  return `/api/newsletter/${id}/mail`;
}

/** The mail that announces a post, for those who may mail subscribers. */
export function announcementMailPath(postId: string): string {
  return `/api/newsletter/announcement/${postId}/mail`;
}

/** The picture with which a record would be shared under this title, for those who work on its kind. */
export function socialCardPath(table: ContentTable, id: string, title: string): string {
  return `/api/content/${table}/${id}/social-card?${new URLSearchParams({ title })}`;
}

/** Public page of an issue. */
export function issuePath(slug: string): string {
  return `${paths.newsletter}/${slug}`;
}

/** Redirect to a link of an issue, which counts the press. */
export function newsletterLinkPath(linkId: string): string {
  return `/n/${linkId}`;
}

/** Page where a subscriber confirms; `token` is signed for one subscription. */
export function confirmSubscriptionPath(token: string): string {
  return `${paths.blog}/subscription/confirm/${token}`;
}

/** Page where a subscriber unsubscribes by a button. */
export function unsubscribePath(token: string): string {
  return `${paths.blog}/subscription/end/${token}`;
}

/** Page where a subscriber chooses topics and how often; `token` is signed for one subscription. */
export function subscriptionChoicesPath(token: string): string {
  return `${paths.blog}/subscription/choose/${token}`;
}

/** Endpoint for one-click unsubscription in a mail program (RFC 8058). */
export function oneClickUnsubscribePath(token: string): string {
  return `/api/blog/unsubscribe/${token}`;
}

/** The booking page with a service chosen. */
export function bookServicePath(serviceId: string): string {
  return `${paths.booking}?service=${serviceId}`;
}

/** The calculator with the numbers of a query. */
export function calculatorPath(query: string): string {
  return `${paths.calculator}?${query}`;
}

/** The report of the readiness check with the answers of a query. */
export function readinessPath(query: string): string {
  return `${paths.readiness}?${query}`;
}

/** The booking page for a visitor who brings an estimate; `query` is that of the calculator. */
export function bookEstimatePath(query: string): string {
  return `${paths.booking}?${new URLSearchParams({ estimate: query })}`;
}

/** The booking page for a visitor who comes for something, such as a plan. */
export function bookAboutPath(about: BookingTopic, course?: string): string {
  return `${paths.booking}?${new URLSearchParams({ about, ...(course && { course }) })}`;
}

/** The booking page for a call to action in a text; a subject that we do not know is left out. */
export function actionPath(intent: string | undefined): string {
  const about = BOOKING_TOPICS.find((topic) => topic === intent);
  return about ? bookAboutPath(about) : paths.booking;
}

/** A task in the drawer of its list: the leaders' or the person's own. */
export function taskPath(area: 'admin' | 'team', id: string): string {
  return `${paths[area].tasks}?open=${id}`;
}

/** The person's own tasks that a colleague has given them. */
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

/** The open tasks of one person, or those that are late. */
export function assignedTasksPath(personId: string, due?: 'overdue'): string {
  const address = `${paths.admin.tasks}?assignee=${personId}`;
  return due ? `${address}&due=${due}` : address;
}

/** The open tasks of a team. */
export function teamTasksPath(teamId: string): string {
  return `${paths.admin.tasks}?team=${teamId}`;
}

/** A person in the drawer of the team screen. */
export function personPath(id: string): string {
  return `${paths.admin.team}?open=${id}`;
}

/** The form that changes a person's name and role. */
export function profilePath(id: string): string {
  return `${paths.admin.profiles}?open=${id}`;
}

/** Returns the list of the people of a team. */
export function membersPath(teamId: string): string {
  return `${paths.admin.team}?${new URLSearchParams({ team: teamId })}`;
}

/** A team in the drawer of its list. */
export function teamPath(id: string): string {
  return `${paths.admin.teams}?open=${id}`;
}

/** The consultations that a person has held. */
export const pastConsultationsPath = `${paths.team.consultations}?when=past`;

/** A consultation in the drawer of its host's own list. */
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

/** A deal in the drawer of its list: the leaders' or the person's own. */
export function dealPath(area: 'admin' | 'team', id: string): string {
  return `${paths[area].deals}?open=${id}`;
}

/** The list of deals with some of its filters. */
export function dealsPath(filters: Record<string, string>): string {
  return `${paths.admin.deals}?${new URLSearchParams(filters)}`;
}

/** The form of a new deal with a contact. */
export function newDealPath(clientId: string): string {
  return dealsPath({ open: 'new', client: clientId });
}

/** A client's own page. */
export function clientPath(id: string): string {
  return `${paths.admin.clients}/${id}`;
}

/** An entry of the audit log in its drawer. */
export function auditEntryPath(id: string): string {
  return `${paths.admin.audit}?open=${id}`;
}

/** Audit log of one record. */
export function historyPath(table: string, recordId: string): string {
  return `${paths.admin.audit}?${new URLSearchParams({ table, record: recordId })}`;
}

/** The stored data of the person with an email, to export or erase it. */
export function personalDataPath(email: string): string {
  return `${paths.admin.privacy}?${new URLSearchParams({ email })}`;
}

/** The receipt of an erasure. */
export function erasureReceiptPath(id: string): string {
  return `${paths.admin.privacy}?receipt=${id}`;
}

/** Endpoint of everything about the person with an email as JSON; leaders only. */
export function personExportPath(email: string): string {
  return `${paths.exports.person}?${new URLSearchParams({ email })}`;
}

/** Form that merges a contact with another. */
export function mergePath(id: string): string {
  return `${clientPath(id)}/merge`;
}

/** A company in the drawer of its list. */
export function companyPath(id: string): string {
  return `${paths.admin.companies}?open=${id}`;
}

/** The contacts that work for a company. */
export function companyPeoplePath(companyId: string): string {
  return `${paths.admin.clients}?company=${companyId}`;
}

/** The form of a task that is about a booking or a client. */
export function newTaskPath(about: { booking: string } | { client: string }): string {
  return `${paths.admin.tasks}?${new URLSearchParams({ open: 'new', ...about })}`;
}

/** Mails and webhooks about a booking or another record. */
export function deliveriesPath(recordId: string): string {
  return `${paths.admin.automations}?record=${recordId}`;
}

/** A mail or webhook in the drawer of its list; that of a reply has the reply's id. */
export function deliveryPath(id: string): string {
  return `${paths.admin.automations}?open=${id}`;
}

/** Webhooks or mails in a state. */
export function deliveriesOfPath(
  channel: 'webhook' | 'mail',
  status: 'pending' | 'dead' | 'held' | 'off',
): string {
  return `${paths.admin.automations}?channel=${channel}&status=${status}`;
}

/** Workflows that receive our webhooks, to import into n8n and Make. */
export const workflows = {
  n8n: '/workflows/tech-link.n8n.json',
  make: '/workflows/tech-link.make.json',
};

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

/** Returns the screen that shows the record of a notification. */
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

/** Returns the list of deliveries to an endpoint. */
export function endpointDeliveriesPath(id: string): string {
  return `${paths.admin.automations}?endpoint=${id}`;
}
