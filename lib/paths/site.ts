import { CONTENT_TABLES, type ContentTable, type PassageKind, paths } from '../paths.ts';
import { BOOKING_TOPICS, type BookingTopic } from './visitors.ts';

/** Public page of a person who appears on the site. */
export function publicPersonPath(slug: string): string {
  return `${paths.about}/${slug}`;
}

/** Public list of each kind of content. */
const lists: Record<ContentTable, string> = {
  services: paths.services,
  courses: paths.academy,
  webinars: paths.webinars,
  jobs: paths.careers,
  blog_posts: paths.blog,
  cases: paths.cases,
};

/** Public list of a content kind, or one of its pages, from 1. */
export function contentListPath(table: ContentTable, page = 1): string {
  const list = lists[table];
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Public page of a record: /services/{slug}, /academy/{slug}, /webinars/…, /careers/…, /blog/…, /cases/…. */
export function contentPath(table: ContentTable, slug: string): string {
  return `${lists[table]}/${slug}`;
}

/** Page of a text that answers a question; `slug` is the path of a page without a record. */
export function answerPath(kind: PassageKind, slug: string): string {
  return kind === 'pages' ? slug : contentPath(kind, slug);
}

/** Returns the URL that explains how a figure on the home page is defined and counted. */
export function claimPath(id: string): string {
  return `${paths.proof}#${id}`;
}

/** Returns the URL of the contact form for a question that the search could not answer. */
export function askPath(question: string): string {
  return `${paths.contact}?${new URLSearchParams({ question })}`;
}

/** Id of the element on the sandbox page that shows the run. */
export const SANDBOX_PART = 'run';

/**
 * Returns the URL of a visitor's run of the sandbox.
 * @param at makes the URL unique: a link to the current URL would only scroll
 */
export function sandboxRunPath(id: string, at?: Date): string {
  const query = new URLSearchParams({ run: id, ...(at && { at: `${at.getTime()}` }) });
  return `${paths.sandboxRuns}?${query}#${SANDBOX_PART}`;
}

/** A record as Markdown. */
export function markdownPath(table: ContentTable, slug: string): string {
  return `${contentPath(table, slug)}.md`;
}

/** Returns the content kind with pages in a folder of the public site, such as 'blog', or null. */
export function contentTableIn(folder: string): ContentTable | null {
  return CONTENT_TABLES.find((table) => contentListPath(table) === `/${folder}`) ?? null;
}

/** Id of a figure on the page of its case study. */
export function figureAnchor(id: string): string {
  return `figure-${id}`;
}

/** Id of the enrolment form on the page of a course. */
export const ENROLMENT_ANCHOR = 'enroll';

/** Lessons of a course for an enrolled student: one lesson, or the overview. */
export function learnPath(course: string, lesson?: string): string {
  return lesson ? `/learn/${course}/${lesson}` : `/learn/${course}`;
}

/** Public page of a sample lesson. */
export function samplePath(course: string, lesson: string): string {
  return `${contentPath('courses', course)}/${lesson}`;
}

/** A sample lesson as Markdown. */
export function sampleMarkdownPath(course: string, lesson: string): string {
  return `${samplePath(course, lesson)}.md`;
}

/** Public page for verifying a certificate. */
export function certificatePath(id: string): string {
  return `/certificates/${id}`;
}

/** The enrolment form of a course. */
export function enrolPath(slug: string): string {
  return `${contentPath('courses', slug)}#${ENROLMENT_ANCHOR}`;
}

/** Page of a webinar's recording. */
export function webinarRecordingPath(slug: string): string {
  return `${contentPath('webinars', slug)}/recording`;
}

/** Public calendar file of a webinar, without the URL of its room. */
export function webinarCalendarPath(slug: string): string {
  return `${contentPath('webinars', slug)}/calendar.ics`;
}

/** Page of the list of posts, from 1: of all posts, or of the category with this slug. */
export function blogListPath(page: number, categorySlug?: string): string {
  const list = categorySlug ? `${paths.blog}/category/${categorySlug}` : paths.blog;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Page of the posts with a tag, from 1. */
export function blogTagPath(page: number, tagSlug: string): string {
  const list = `${paths.blog}/tag/${tagSlug}`;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Public page of a newsletter issue. */
export function issuePath(slug: string): string {
  return `${paths.newsletter}/${slug}`;
}

/** Booking page with a preselected service. */
export function bookServicePath(serviceId: string): string {
  return `${paths.booking}?service=${serviceId}`;
}

/** Calculator filled in from a query. */
export function calculatorPath(query: string): string {
  return `${paths.calculator}?${query}`;
}

/** Report of the readiness check for the answers in a query. */
export function readinessPath(query: string): string {
  return `${paths.readiness}?${query}`;
}

/** Booking page for a visitor with an estimate; `query` is that of the calculator. */
export function bookEstimatePath(query: string): string {
  return `${paths.booking}?${new URLSearchParams({ estimate: query })}`;
}

/** Booking page with a subject, such as a plan. */
export function bookAboutPath(about: BookingTopic, course?: string): string {
  return `${paths.booking}?${new URLSearchParams({ about, ...(course && { course }) })}`;
}

/** Page of the service that a text names by its slug. */
export const servicePath = (slug: string) => contentPath('services', slug);

/** Booking page for a call to action in a text; omits unknown subjects. */
export function actionPath(intent: string | undefined): string {
  const about = BOOKING_TOPICS.find((topic) => topic === intent);
  return about ? bookAboutPath(about) : paths.booking;
}

/** Example workflows that receive our webhooks, to import into n8n and Make. */
export const workflows = {
  n8n: '/workflows/tech-link.n8n.json',
  make: '/workflows/tech-link.make.json',
};
