import type { Figure } from '@/lib/cases/figures/model';
import { isSourced } from '@/lib/cases/figures/rules';
import { contentPath } from '@/lib/paths/site';
import type { Customer } from './customers';
import { FigureValue } from './figure-value';

type TestimonialProps = {
  customer: Customer;
  /** Figures of the testimonials. A missing figure is shown as not measured. */
  figures: Figure[];
  large?: boolean;
};

/** Customer quote below the figure that proves it. */
export function Testimonial({ customer, figures, large }: TestimonialProps) {
  const { measure, quote, name, position, studiedIn } = customer;
  const figureOf = (id: string) => figures.find((figure) => figure.id === id);
  const before = 'before' in customer ? figureOf(customer.before) : undefined;
  const after = figureOf(customer.figure);
  return (
    <figure
      className={`flex h-full flex-col bg-surface ${large ? 'p-6 lg:p-10' : 'p-6 lg:px-8 lg:py-9'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span
          className={`font-mono font-medium tracking-[-0.04em] text-ink ${large ? 'text-[2.5rem] leading-12 lg:text-[3.5rem] lg:leading-16' : 'text-[1.5rem] leading-8'}`}
        >
          {isSourced(before) && isSourced(after) && (
            <>
              <FigureValue figure={before} />
              <span aria-hidden> → </span>
              <span className="sr-only"> to </span>
            </>
          )}
          <FigureValue figure={after} />
        </span>
        <span className="text-[0.9375rem] leading-6 text-ink-3">{measure}</span>
      </p>
      <blockquote
        className={
          large
            ? 'mt-8 text-[1.375rem] leading-8 tracking-[-0.015em] text-ink lg:mt-auto lg:pt-16 lg:text-[1.75rem] lg:leading-10'
            : 'mt-4 text-ink'
        }
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className={`text-[0.9375rem] leading-6 ${large ? 'mt-8' : 'mt-auto pt-5'}`}>
        <span className="font-medium text-ink">{name}</span>
        <span className="block text-ink-3">{position}</span>
        <a
          href={contentPath('cases', studiedIn)}
          aria-label={`Read the case: ${position.split(', ').at(-1)}`}
          className="mt-2 inline-block text-accent underline-offset-4 hover:underline"
        >
          Read the case
        </a>
      </figcaption>
    </figure>
  );
}
