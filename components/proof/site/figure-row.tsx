import type { ReactNode } from 'react';

type FigureRowProps = {
  id: string;
  name: string;
  value: string;
  /** Explains how the figure is counted and which cases are excluded. */
  definition: ReactNode;
  /** Sample size and period of the figure. */
  basis: string;
  /** Chart of the figure. */
  children: ReactNode;
};

/** A figure with its chart, definition and data source. */
export function FigureRow({ id, name, value, definition, basis, children }: FigureRowProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="grid scroll-mt-20 gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-12 lg:py-10"
    >
      <div className="flex flex-col-reverse justify-end gap-2 lg:col-span-3">
        <h3 id={`${id}-name`} className="text-base leading-6 font-medium text-ink">
          {name}
        </h3>
        <p className="font-mono text-[2rem] leading-9 font-medium tracking-[-0.04em] text-ink">
          {value}
        </p>
      </div>
      <div className="lg:col-span-5">{children}</div>
      <div className="text-[0.9375rem] leading-6 lg:col-span-4">
        <p>{definition}</p>
        <p className="mt-3 font-mono text-[0.8125rem] leading-5 text-ink-3">{basis}</p>
      </div>
    </section>
  );
}
