import type { Figure } from '@/lib/cases/figures/model';
import { isSourced, NOT_MEASURED } from '@/lib/cases/figures/rules';
import { contentPath, figureAnchor } from '@/lib/paths';
import { lessPercent } from '@/lib/proof/rules';
import { type SavedWork, savedWork } from './saved-work';

const link = 'text-ink underline underline-offset-4';

type FiguresProps = { figures: readonly Figure[] };

/** The customer's name, linked to the figure while its case is public. */
function Customer({ work, figures }: { work: SavedWork; figures: readonly Figure[] }) {
  if (!figures.some(({ id }) => id === work.after)) return work.customer;
  return (
    <a href={`${contentPath('cases', work.slug)}#${figureAnchor(work.after)}`} className={link}>
      {work.customer}
    </a>
  );
}

/** Returns by how much work became less, as its two figures say. */
function lessText({ before, after }: SavedWork, figures: readonly Figure[]): string {
  const [first, second] = [before, after].map((id) => figures.find((one) => one.id === id));
  if (!isSourced(first) || !isSourced(second)) return NOT_MEASURED.toLowerCase();
  return `${lessPercent(first.value, second.value)}% less, ${first.value} to ${second.value} ${second.unit}`;
}

/** List of what each case saved. A customer is linked while the figures of its case are public. */
export function SavedWorkList({ figures }: FiguresProps) {
  return (
    <ul className="grid gap-1.5">
      {savedWork.map((work) => (
        <li key={work.slug}>
          <Customer work={work} figures={figures} />: {lessText(work, figures)}. {work.note}
        </li>
      ))}
    </ul>
  );
}
