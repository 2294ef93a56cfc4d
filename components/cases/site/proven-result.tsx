import type { Figure } from '@/lib/cases/figures/model';
import { figureUnit, isSourced } from '@/lib/cases/figures/rules';
import { contentPath } from '@/lib/paths/site';
import { FigureValue } from './figure-value';

/** Ids of the figures in the home page's example: number of cases, and hours before and after. */
const CASES = 'brightwell-invoices-per-week';
const BEFORE = 'brightwell-hours-before';
const AFTER = 'brightwell-hours-after';

export const resultFigures = [CASES, BEFORE, AFTER];

/**
 * One result with its source: hours before and after, as two bars with a common scale. Renders nothing without a
 * source.
 */
export function ProvenResult({ figures }: { figures: Figure[] }) {
  const [cases, before, after] = resultFigures.map((id) => figures.find((one) => one.id === id));
  if (!isSourced(cases) || !isSourced(before) || !isSourced(after)) return null;
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="label text-ink-3">One proven result</figcaption>
      <p className="mt-2 text-ink lg:mt-3">
        Brightwell Foods, <FigureValue figure={cases} /> invoices a week
      </p>
      <dl className="mt-2 grid gap-2 lg:my-auto lg:gap-5">
        {[before, after].map((figure) => (
          <div key={figure.id}>
            <dt className="text-staff text-ink-3">{figure.label}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
              <span
                aria-hidden
                className={`block h-3 rounded-[3px] ${figure === after ? 'bg-accent' : 'bg-line-strong'}`}
                style={{ width: `${(100 * figure.value) / Math.max(before.value, after.value)}%` }}
              />
              <span
                className={`font-mono text-2xl leading-8 font-medium tracking-[-0.04em] lg:text-[2rem] lg:leading-10 ${figure === after ? 'text-accent' : 'text-ink-2'}`}
              >
                <FigureValue figure={figure} />
                <span className="ml-2 font-sans text-staff font-normal tracking-normal text-ink-3">
                  {figureUnit(figure)}
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-staff text-ink-3">
        Measured by {after.measuredBy}.{' '}
        <a
          href={contentPath('cases', 'brightwell-invoices')}
          className="inline-block text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          What went wrong on the way
        </a>
      </p>
    </figure>
  );
}
