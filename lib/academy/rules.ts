import { FILTERED_PAGE_SIZE, type Query } from '@/lib/core/lists/filter-query';
import { moneyFormat } from '@/lib/core/text/money';

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

/** Filters of the list of courses; an empty string is no filter. */
export type CourseFilters = { q: string; category: CourseCategory | ''; level: CourseLevel | '' };

export const NO_COURSE_FILTERS: CourseFilters = { q: '', category: '', level: '' };

/** Returns the filters of a URL query (spec section 5). An unknown category or level is no filter. */
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
 * Returns a test for the courses that match the filters (spec section 5). The search is a case-insensitive
 * substring of title or description, without leading and trailing blanks.
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

type StoredFigures = { rating: number | null; ratingsCount: number; studentsCount: number };
type EnrolledFigures = { count: number; ratingsCount: number; ratingsSum: number };

/**
 * Returns the public figures of a course: the stored ones plus those of its enrolments, the rating rounded to
 * one decimal. A stored rating of unknown weight (`ratingsCount` 0) is shown until the first real one.
 */
export function courseFigures(stored: StoredFigures, enrolled: EnrolledFigures): StoredFigures {
  const ratingsCount = stored.ratingsCount + enrolled.ratingsCount;
  const sum = (stored.rating ?? 0) * stored.ratingsCount + enrolled.ratingsSum;
  return {
    rating: ratingsCount > 0 ? Math.round((sum / ratingsCount) * 10) / 10 : stored.rating,
    ratingsCount,
    studentsCount: stored.studentsCount + enrolled.count,
  };
}

/** Returns a rating such as '4.7 out of 5 (118 ratings)'; without the number if it is unknown. */
export function ratingLabel(rating: number | null, ratingsCount = 0): string {
  if (rating === null) return 'Not rated yet';
  const label = `${rating.toFixed(1)} out of 5`;
  if (ratingsCount === 0) return label;
  return `${label} (${ratingsCount.toLocaleString('en-US')} ${ratingsCount === 1 ? 'rating' : 'ratings'})`;
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

/** Returns the length of all lessons in minutes; lessons without a length count as 0. */
export function outlineMinutes(chapters: readonly Chapter[]): number {
  return chapters
    .flatMap(({ lessons }) => lessons)
    .reduce((total, { minutes }) => total + (minutes ?? 0), 0);
}

/** Next steps after an enrolment, for page and mail. A course that takes enrolments is free. */
export const enrolmentSteps: readonly string[] = [
  'The mail that confirms it has the link that opens the lessons. It costs nothing.',
  'You go through the lessons at your own pace. If you have a question, answer that mail.',
];

/** Next steps after a request to be notified when a course opens, for page and mail. */
export const waitingSteps: readonly string[] = [
  'This is no enrollment: you have no place, and nothing is charged.',
  'When the course opens, you get one mail with the link to its page. Then you decide.',
  'With that mail we take you off the list. If you want to leave it before, answer any of our mails.',
];

const DURATION_UNITS: Record<string, number> = { minute: 1, hour: 60 };

/**
 * Returns the workload of a course as an ISO 8601 duration: 'PT4H30M' for '4.5 hours', 'P3W' for '3 weeks'. If
 * `duration` cannot be parsed, its lessons decide; null if they have no length.
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
