import { comparisonsOf } from '@/lib/cases/figures/rules';
import type { CaseSummary } from '@/lib/cases/model';
import { contentPath } from '@/lib/paths/site';
import { FigureValue } from './figure-value';

/** Related cases on another page, each with its first figure before and after. */
export function CaseFigures({ cases }: { cases: CaseSummary[] }) {
  return (
    <ul className="border-t border-line">
      {cases.map((study) => {
        const [comparison] = comparisonsOf(study.figures);
        return (
          <li
            key={study.id}
            className="relative grid gap-x-6 gap-y-2 border-b border-line py-6 transition-colors hover:bg-hover lg:grid-cols-12 lg:items-baseline"
          >
            <p className="font-medium text-ink lg:col-span-3">{study.customer}</p>
            <h3 className="text-base leading-6.5 font-normal lg:col-span-5">
              <a
                href={contentPath('cases', study.slug)}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                {study.title}
              </a>
            </h3>
            {comparison && (
              <p className="font-mono text-ink lg:col-span-4 lg:text-right">
                <FigureValue figure={comparison.before} />
                <span aria-hidden> → </span>
                <span className="sr-only"> to </span>
                <FigureValue figure={comparison.after} withUnit />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
