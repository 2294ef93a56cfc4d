import { comparisonsOf, figureUnit } from '@/lib/cases/figures/rules';
import { priceRange, weeksText } from '@/lib/cases/labels';
import type { CaseSummary } from '@/lib/cases/model';
import { contentPath } from '@/lib/paths/site';
import { Outcome } from './case-facts';
import { FigureValue } from './figure-value';

/** Case in the list as a single link: its first figure before and after, customer, title and outcome. */
export function CaseFeature({ study }: { study: CaseSummary }) {
  const [comparison] = comparisonsOf(study.figures);
  const facts = [weeksText(study.weeks), priceRange(study)].filter((fact) => fact !== null);
  const after = study.outcome === 'worked' ? 'text-accent' : 'text-medium';
  return (
    <article className="relative grid gap-x-6 gap-y-4 border-t border-line-strong py-6 transition-colors hover:bg-hover lg:grid-cols-12 lg:py-10">
      <div className="lg:col-span-7">
        <p className="flex flex-wrap items-baseline gap-x-4 text-[0.9375rem] leading-6">
          <span className="font-medium text-ink">{study.customer}</span>
          <span className="text-ink-3">{study.sector}</span>
        </p>
        {comparison && (
          <p className="mt-3 flex flex-wrap items-baseline gap-x-4 font-mono text-[clamp(2.75rem,7.5vw,6.5rem)] leading-[1.05] font-medium tracking-[-0.06em]">
            <span className="text-ink-3">
              <FigureValue figure={comparison.before} />
            </span>
            <span aria-hidden className="text-line-strong">
              →
            </span>
            <span className="sr-only"> to </span>
            <span className={after}>
              <FigureValue figure={comparison.after} />
            </span>
            <span className="font-sans text-lead font-normal tracking-normal text-ink-2">
              {figureUnit(comparison.after)}
            </span>
          </p>
        )}
        {comparison && (
          <p className="mt-2 text-staff text-ink-3">
            {comparison.before.label}
            <span aria-hidden> → </span>
            <span className="sr-only">, then </span>
            {comparison.after.label}
          </p>
        )}
      </div>
      <div className="content-end lg:col-span-5 lg:grid">
        <h2 className="text-h3 lg:text-2xl">
          <a
            href={contentPath('cases', study.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {study.title}
          </a>
        </h2>
        <p className="mt-2 max-w-measure text-base leading-6.5">{study.summary}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 font-mono text-staff text-ink-3">
          <Outcome study={study} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </article>
  );
}
