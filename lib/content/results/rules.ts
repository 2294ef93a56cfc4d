import { channelClassNames } from '@/lib/core/channel-classes';
import type { Press } from '@/lib/core/reading';
import { dayPlus } from '@/lib/core/time/days';
import type { ResultRow, Results } from './model';

/**
 * Names by which programs identify themselves. Other programs run no script, or are indistinguishable from a browser.
 */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|http|python|java\/|curl|wget|phantom/i;

/** Returns whether a program rather than a person's browser reported a reading. */
export function isRobot(userAgent: string | null): boolean {
  return !userAgent || ROBOT.test(userAgent);
}

/** Periods of the figures, in days. */
export const RESULT_DAYS = ['30', '90', '365'] as const;

/** Period of the column in the lists, in days, and its heading. */
export const LISTED_DAYS = 30;
export const READS_COLUMN = `Reads, ${LISTED_DAYS} days`;

/** Labels of what visitors click on a page. */
export const pressNames: Record<Press, string> = {
  booking: 'Book a consultation',
  contact: 'Ask in writing',
  pricing: 'Pricing',
  tools: 'Calculator or readiness check',
  offer: 'A service, course or webinar',
  form: 'The form of the page',
};

/** Definition of each figure, shown next to it. */
export const definitions = {
  reads:
    'The page was in view for ten seconds or longer, once for each time it was opened. A browser reports it when the page goes out of view. Readers without JavaScript, programs that say what they are, and colleagues who are signed in do not count. People are not told apart: two readings may be one person.',
  finished: 'Readings in which the end of the text came into view too.',
  pressed:
    'Times that the page was opened and a link of its text or its form was pressed, each kind once. A press counts also where the page was in view for less than ten seconds.',
  channels:
    'How the visit of a reading began: by a marked link, or by the kind of site it came from. Unknown is everything else, such as a typed URL.',
  booked:
    'Consultations that were booked in these days by people of whom a form says that they had read this in the 30 days before: the booking itself, or an earlier form with the same email address. A form knows its own page, the page before it, and of a visit that began at a marked link or another site the last three pages of content. Who read, left, and came back to book without another form is not counted, because no one is followed. Cancelled consultations count, quarantined ones do not.',
} as const;

type Counted<Detail extends string> = { detail: Detail; total: number };

const sum = (rows: readonly Counted<string>[]) => rows.reduce((all, { total }) => all + total, 0);

/** Returns the totals per detail, highest first. */
function byDetail<Detail extends string>(rows: readonly Counted<Detail>[]): Counted<Detail>[] {
  const totals = new Map<Detail, number>();
  for (const { detail, total } of rows) totals.set(detail, (totals.get(detail) ?? 0) + total);
  return [...totals]
    .map(([detail, total]) => ({ detail, total }))
    .toSorted((a, b) => b.total - a.total || a.detail.localeCompare(b.detail));
}

/** Returns the figures of the days from `first` to `last`; a day without a row counts as zero. */
export function resultsOf(rows: readonly ResultRow[], first: string, last: string): Results {
  const reads = rows.filter((row) => row.figure === 'read');
  const presses = rows.filter((row) => row.figure === 'pressed');
  const days: Results['days'] = [];
  for (let day = first; day <= last; day = dayPlus(day, 1)) {
    days.push({ day, total: sum(reads.filter((row) => row.day === day)) });
  }
  return {
    days,
    reads: sum(reads),
    finished: sum(rows.filter(({ figure }) => figure === 'finished')),
    pressed: sum(presses),
    booked: sum(rows.filter(({ figure }) => figure === 'booked')),
    channels: byDetail(reads),
    presses: byDetail(presses),
  };
}

const figures = {
  read: ['Reads', definitions.reads],
  finished: ['Read to the end', definitions.finished],
  pressed: ['Pressed', definitions.pressed],
  booked: ['Consultations booked', definitions.booked],
} as const;

function detailName(row: ResultRow): string {
  if (row.figure === 'pressed') return pressNames[row.detail];
  return row.figure === 'booked' ? '' : channelClassNames[row.detail];
}

/** Returns the CSV rows: one for each day and figure, with its detail and definition. */
export function csvRows(rows: readonly ResultRow[]) {
  return rows.map((row) => {
    const [figure, definition] = figures[row.figure];
    return { day: row.day, figure, of: detailName(row), total: row.total, definition };
  });
}
