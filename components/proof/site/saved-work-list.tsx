import type { Figure } from '@/lib/cases/figures/model';
import { isSourced, NOT_MEASURED } from '@/lib/cases/figures/rules';
import { contentPath, figureAnchor } from '@/lib/paths/site';
import { lessPercent } from '@/lib/proof/rules';
import { publicWork, type SavedWork } from './saved-work';

/** Returns the reduction of work as text, computed from the two figures of a case. */
function lessText({ before, after }: SavedWork, figures: readonly Figure[]): string {
  const [first, second] = [before, after].map((id) => figures.find((one) => one.id === id));
  if (!isSourced(first) || !isSourced(second)) return NOT_MEASURED.toLowerCase();
  return `${lessPercent(first.value, second.value)}% less, ${first.value} to ${second.value} ${second.unit}`;
}

/** List of the work that each public case saved. */
export function SavedWorkList({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className="grid gap-1.5">
      {publicWork(figures).map((work) => (
        <li key={work.slug}>
          <a
            href={`${contentPath('cases', work.slug)}#${figureAnchor(work.after)}`}
            className="text-ink underline underline-offset-4"
          >
            {work.customer}
          </a>
          : {lessText(work, figures)}. {work.note}
        </li>
      ))}
    </ul>
  );
}
