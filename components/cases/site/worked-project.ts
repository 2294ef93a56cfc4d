import { isSourced } from '@/lib/cases/figures/rules';
import type { CaseSummary } from '@/lib/cases/model';
import type { Project } from '@/lib/tools/calculator/project';

/** Slug of the case that /pricing and /calculator work out. */
export const WORKED_CASE = 'brightwell-invoices';

/** Slug of the post about the same project. */
const TOLD_IN = 'what-214-invoices-a-week-taught-us';

/** Number of people in whose time sheets the hours were measured. */
const PEOPLE = 2;

export type WorkedProject = {
  customer: string;
  casesAWeek: number;
  project: Project;
  studiedIn: string;
  toldIn: string;
};

type Told = Pick<CaseSummary, 'customer' | 'slug' | 'weeks' | 'priceFrom' | 'priceTo' | 'figures'>;

/** Returns the project of a case from its price, length and measured hours; null if one of them is not stated. */
export function workedProject(study: Told): WorkedProject | null {
  const { customer, slug, weeks, priceFrom, priceTo, figures } = study;
  const measured = (id: string) => {
    const figure = figures.find((one) => one.id === id);
    return isSourced(figure) ? figure.value : null;
  };
  const casesAWeek = measured('brightwell-invoices-per-week');
  const hoursBefore = measured('brightwell-hours-before');
  const hoursAfter = measured('brightwell-hours-after');
  if (!casesAWeek || !hoursBefore || hoursAfter === null) return null;
  if (weeks === null || priceFrom === null || priceTo === null) return null;
  const price = (priceFrom + priceTo) / 2;
  return {
    customer,
    casesAWeek,
    project: { people: PEOPLE, hoursBefore, hoursAfter, price, weeks },
    studiedIn: slug,
    toldIn: TOLD_IN,
  };
}
