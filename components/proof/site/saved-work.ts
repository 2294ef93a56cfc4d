import type { Figure } from '@/lib/cases/figures/model';

export type SavedWork = {
  customer: string;
  /** Slug of the case that has both figures. */
  slug: string;
  before: string;
  after: string;
  /** Limits of the comparison, as stated in the case. */
  note: string;
};

/** All published pairs of figures about hours of work, by id, sorted by savings (largest first). */
export const savedWork: readonly SavedWork[] = [
  {
    customer: 'Brightwell Foods',
    slug: 'brightwell-invoices',
    before: 'brightwell-hours-before',
    after: 'brightwell-hours-after',
    note: 'Four weeks before, one week after.',
  },
  {
    customer: 'Harborline',
    slug: 'harborline-close',
    before: 'harborline-close-hours-before',
    after: 'harborline-close-hours',
    note: 'One close before, one after; some of these hours moved into the month.',
  },
  {
    customer: 'Cobalt Freight',
    slug: 'cobalt-review-desk',
    before: 'cobalt-review-hours-before',
    after: 'cobalt-review-hours',
    note: 'We had promised five hours a day.',
  },
];

/** Ids of the figures that the proof page quotes. */
export const savedWorkFigures = savedWork.flatMap(({ before, after }) => [before, after]);

/** Returns the saved work of public cases, sorted by savings (largest first). */
export function publicWork(figures: readonly Figure[]): SavedWork[] {
  return savedWork.filter(({ after }) => figures.some(({ id }) => id === after));
}
