import { FILTERED_PAGE_SIZE, type Query } from '@/lib/core/lists/filter-query';
import { moneyFormat } from '@/lib/core/text/money';
import { longDay } from '@/lib/core/time/business-time';

/** Categories of courses (spec section 5), in the order of the filter. */
export const COURSE_CATEGORIES = [
  'AI & Machine Learning',
  'Web Development',
  'Data Science',
  'Automation',
  'Business Intelligence',
] as const;
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];

/** Levels of courses, easiest first (spec section 5). */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
type CourseLevel = (typeof COURSE_LEVELS)[number];

/** Returns the label of a level, such as 'Beginner'. */
export function levelLabel(level: CourseLevel): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}

/** Courses on one page of the list. */
export const COURSES_PER_PAGE = FILTERED_PAGE_SIZE;

/** Filters of the list of courses; an empty string means no filter. */
export type CourseFilters = { q: string; category: CourseCategory | ''; level: CourseLevel | '' };

export const NO_COURSE_FILTERS: CourseFilters = { q: '', category: '', level: '' };

/** Returns the filters in a URL query (spec section 5). Ignores an unknown category or level. */
export function readCourseFilters(query: Query): CourseFilters {
  return {
    q: query.get('q') ?? '',
    category: COURSE_CATEGORIES.find((category) => category === query.get('category')) ?? '',
    level: COURSE_LEVELS.find((level) => level === query.get('level')) ?? '',
  };
}

type FilterableCourse = {
  title: string;
  description: string;
  category: CourseCategory;
  level: CourseLevel;
};

/**
 * Returns a predicate for the courses that match the filters (spec section 5). The search is a case-insensitive
 * substring of title or description, without leading and trailing whitespace.
 */
export function courseMatcher(filters: CourseFilters): (course: FilterableCourse) => boolean {
  const search = filters.q.trim().toLowerCase();
  return ({ title, description, category, level }) =>
    `${title}\n${description}`.toLowerCase().includes(search) &&
    (filters.category === '' || filters.category === category) &&
    (filters.level === '' || filters.level === level);
}

/** Returns a price in US dollars, such as '$249'; 0 is 'Free' (spec section 2). */
export function priceLabel(price: number): string {
  return price === 0 ? 'Free' : moneyFormat('USD').format(price);
}

/** Returns a rating such as '4.7 out of 5 (18 ratings)', or 'New' while fewer than three students have rated. */
export function ratingLabel(rating: number | null, ratingsCount = 0): string {
  if (rating === null) return 'New';
  const label = `${rating.toFixed(1)} out of 5`;
  return ratingsCount === 0 ? label : `${label} (${ratingsCount.toLocaleString('en-US')} ratings)`;
}

/** Returns a number of students, such as '1,204 students'. */
export function studentsLabel(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'student' : 'students'}`;
}

/** Formats minutes: '45 min', '2 h', '3 h 34 min'. */
export function minutesLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

type Chapter = { lessons: readonly { minutes: number | null }[] };

/** Returns the total length of all lessons in minutes; lessons without a length count as 0. */
export function outlineMinutes(chapters: readonly Chapter[]): number {
  return chapters
    .flatMap(({ lessons }) => lessons)
    .reduce((total, { minutes }) => total + (minutes ?? 0), 0);
}

/** Maximum number of working days between an enrolment and its invoice. */
export const INVOICE_DAYS = 'two working days';

/** Returns the next steps after an enrolment, for the page of the course or for the email that confirms it. */
export function enrolmentSteps(
  { price, checkoutUrl }: Pick<Priced, 'price' | 'checkoutUrl'>,
  place: 'page' | 'email' = 'page',
): string[] {
  const isPage = place === 'page';
  const link = isPage
    ? 'The email that confirms it has your private link'
    : 'Above is your private link';
  const pace = `You go through the lessons at your own pace. If you have a question, answer ${isPage ? 'that' : 'this'} email.`;
  if (price === 0) return [`${link} to the lessons. It costs nothing.`, pace];
  const pay = checkoutUrl
    ? `You pay ${priceLabel(price)} by the payment link ${isPage ? 'in the same email' : 'below'}.`
    : `An invoice over ${priceLabel(price)} follows by email within ${INVOICE_DAYS}.`;
  return [
    `${link}. It opens the sample lessons at once.`,
    `${pay} The other lessons open when your payment is recorded, and an email tells you.`,
    pace,
  ];
}

type Priced = { price: number; checkoutUrl: string | null };

/** Returns the URL at which a student pays for a course, with the id of the enrolment for the payment provider. */
export function checkoutLink(checkoutUrl: string, enrolmentId: string): string {
  const url = new URL(checkoutUrl);
  url.searchParams.set('client_reference_id', enrolmentId);
  return url.href;
}

/** Next steps after a request to be notified when a course opens, for the page and the email. */
export const waitingSteps: readonly string[] = [
  'This is not an enrollment: you have no place yet, and nothing is charged.',
  'When the course opens, you get one email with the link to its page. Then you decide.',
  'With that email we take you off the list. If you want to leave it before, answer any of our emails.',
];

const DURATION_UNITS: Record<string, number> = { minute: 1, hour: 60 };

/**
 * Returns the workload of a course as an ISO 8601 duration: 'PT4H30M' for '4.5 hours', 'P3W' for '3 weeks'. If
 * `duration` cannot be parsed, falls back to the length of the lessons; null if they have none.
 */
export function workload(duration: string, lessonMinutes: number): string | null {
  const [, amount = '', unit = ''] =
    /^(\d+(?:\.\d+)?) (minute|hour|day|week)s?$/i.exec(duration.trim()) ?? [];
  const minutes = DURATION_UNITS[unit.toLowerCase()];
  if (unit && !minutes) return `P${Math.ceil(Number(amount))}${unit.charAt(0).toUpperCase()}`;
  const total = minutes ? Math.round(Number(amount) * minutes) : lessonMinutes;
  if (total === 0) return null;
  const [hours, rest] = [Math.floor(total / 60), total % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}

/** Returns when a course opens: 'opens later', or 'opens on February 1, 2027' if a day is planned. */
export function opensLabel(opensAt: string | null): string {
  return opensAt === null ? 'opens later' : `opens on ${longDay(opensAt)}`;
}

/** Returns when a course opens, as the line above its button: 'Opens later' or 'Opens on February 1, 2027'. */
export function opensTitle(opensAt: string | null): string {
  return opensLabel(opensAt).replace(/^o/, 'O');
}
