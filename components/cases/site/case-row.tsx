import { comparisonsOf } from '@/lib/cases/figures/rules';
import { priceRange, weeksText } from '@/lib/cases/labels';
import type { CaseSummary } from '@/lib/cases/model';
import { contentPath } from '@/lib/paths';
import { Outcome } from './case-facts';
import { FigureValue } from './figure-value';

/** A case in the list, one link: customer, title, its first figure before and after, and how it ended. */
export function CaseRow({ study }: { study: CaseSummary }) {
  const [comparison] = comparisonsOf(study.figures);
  const facts = [weeksText(study.weeks), priceRange(study)].filter((fact) => fact !== null);
  return (
    <article className="relative grid gap-x-6 gap-y-5 border-b border-line py-8 transition-colors hover:bg-hover lg:grid-cols-12 lg:py-12">
      <div className="lg:col-span-3">
        <p className="font-medium text-ink">{study.customer}</p>
        <p className="text-[0.9375rem] leading-6 text-ink-3">{study.sector}</p>
        <p className="mt-2 text-[0.9375rem] leading-6">
          <Outcome study={study} />
        </p>
      </div>
      <div className="lg:col-span-6 lg:pr-6">
        <h2 className="text-h3 lg:text-2xl">
          <a
            href={contentPath('cases', study.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {study.title}
          </a>
        </h2>
        <p className="mt-3 max-w-measure">{study.summary}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 font-mono text-staff text-ink-3">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {comparison && (
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-4 lg:col-span-3 lg:grid-cols-1 lg:border-l lg:border-line lg:pl-6">
          {[comparison.before, comparison.after].map((figure) => (
            <div key={figure.id} className="flex flex-col-reverse justify-end">
              <dt className="text-staff text-ink-3">{figure.label}</dt>
              <dd
                className={`font-mono text-[1.5rem] leading-8 font-medium tracking-[-0.04em] ${figure === comparison.after && study.outcome === 'worked' ? 'text-accent' : 'text-ink-2'}`}
              >
                <FigureValue figure={figure} withUnit />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
