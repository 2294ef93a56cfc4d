import type { Comparison } from '@/lib/cases/figures/rules';
import { figureUnit } from '@/lib/cases/figures/rules';
import { FigureValue } from './figure-value';

/** First comparison of a case, as two bars with a common scale. */
export function BeforeAfter({ comparison: { before, after } }: { comparison: Comparison }) {
  const most = Math.max(before.value, after.value);
  return (
    <div className="page-width mt-4 lg:mt-16">
      <dl className="grid gap-3 rounded-surface border border-line bg-surface p-4 lg:gap-6 lg:p-10">
        {[before, after].map((figure) => {
          const isAfter = figure === after;
          return (
            <div key={figure.id}>
              <dt className="text-[0.9375rem] leading-6 text-ink-3">{figure.label}</dt>
              <dd className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5">
                <span aria-hidden className="block h-3 lg:h-4">
                  <span
                    className={`block h-full rounded-[3px] ${isAfter ? 'bg-accent' : 'bg-line-strong'}`}
                    style={{ width: `${Math.max(1, (100 * figure.value) / (most || 1))}%` }}
                  />
                </span>
                <span
                  className={`font-mono text-[1.75rem] leading-9 font-medium tracking-[-0.04em] lg:text-[2.75rem] lg:leading-13 ${isAfter ? 'text-accent' : 'text-ink-2'}`}
                >
                  <FigureValue figure={figure} />
                  <span className="ml-2 font-sans text-[0.9375rem] leading-6 font-normal tracking-normal text-ink-3">
                    {figureUnit(figure)}
                  </span>
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
