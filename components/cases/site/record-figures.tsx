import { isSourced } from '@/lib/cases/figures/rules';
import type { CaseSummary } from '@/lib/cases/model';
import { paths } from '@/lib/paths';

/** Totals of the published cases at render time. Renders nothing without a case. */
export function RecordFigures({ cases }: { cases: CaseSummary[] }) {
  if (cases.length === 0) return null;
  const figures = cases.flatMap((study) => study.figures).filter(isSourced);
  const failed = cases.filter(({ outcome }) => outcome === 'failed_in_part').length;
  const counts = [
    { count: cases.length, label: 'projects told in full, with price and baseline' },
    { count: figures.length, label: 'figures in them, each with its source' },
    { count: failed, label: 'of the projects failed in part, and we say why' },
  ];
  return (
    <section aria-label="Our record" className="mt-16 bg-accent-soft lg:mt-24">
      <div className="page-width grid gap-x-6 gap-y-8 py-12 lg:grid-cols-12 lg:items-end lg:py-16">
        <dl className="grid gap-x-6 gap-y-6 sm:grid-cols-3 lg:col-span-10">
          {counts.map(({ count, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="max-w-[16em] font-normal text-ink-2">{label}</dt>
              <dd className="font-mono text-[3.5rem] leading-none font-medium tracking-[-0.06em] text-ink lg:text-[5rem]">
                {count}
              </dd>
            </div>
          ))}
        </dl>
        <p className="lg:col-span-2 lg:text-right">
          <a href={paths.cases} className="text-accent underline underline-offset-4">
            Read the cases
          </a>
        </p>
      </div>
    </section>
  );
}
