import { figureKindNames } from '@/lib/cases/figures/kinds';
import type { Figure } from '@/lib/cases/figures/model';
import { figurePeriod, isSourced } from '@/lib/cases/figures/rules';
import { figureAnchor } from '@/lib/paths/site';
import { FigureValue } from './figure-value';

/** Table of all figures of a case with their sources. The texts link to its rows. */
export function FigureTable({ figures }: { figures: Figure[] }) {
  return (
    <ul className="border-t border-line">
      {figures.map((figure) => (
        <li
          key={figure.id}
          id={figureAnchor(figure.id)}
          className="grid scroll-mt-20 gap-x-6 gap-y-1 border-b border-line py-4 target:bg-accent-soft lg:grid-cols-12 lg:py-3.5"
        >
          <p className="font-mono text-ink lg:col-span-3 lg:text-right">
            <FigureValue figure={figure} withUnit />
          </p>
          <p className="font-medium text-ink lg:col-span-4">{figure.label}</p>
          <div className="text-[0.9375rem] leading-6 text-ink-3 lg:col-span-5">
            <p>
              <span className="text-ink-2">{figureKindNames[figure.kind]}</span> by{' '}
              {figure.measuredBy}, {figurePeriod(figure)}
              {figure.n && `, n\u00a0=\u00a0${figure.n.toLocaleString('en-US')}`}
            </p>
            {isSourced(figure) && (
              <p>
                {figure.source}{' '}
                {figure.sourceUrl && (
                  <a
                    href={figure.sourceUrl}
                    rel={figure.sourceUrl.startsWith('/') ? undefined : 'noopener'}
                    aria-label={`Source of “${figure.label}”`}
                    className="text-accent underline underline-offset-4"
                  >
                    Source
                  </a>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
