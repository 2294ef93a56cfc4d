type FigureStripProps = {
  /** `href` links to the definition of the figure. */
  figures: readonly { figure: string; label: string; href?: string }[];
};

/** Row of up to three figures; on a phone each has a line of its own. */
export function FigureStrip({ figures }: FigureStripProps) {
  return (
    <div className="page-width">
      <dl className="grid divide-line border-y border-line max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
        {figures.map(({ figure, label, href }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-between gap-x-5 gap-y-1 py-3 sm:flex-col-reverse sm:items-stretch sm:justify-end sm:px-6 sm:py-8 sm:first:pl-0"
          >
            <dt className="text-[0.9375rem] leading-6 font-normal text-ink-2 max-sm:text-right">
              {href ? (
                <a href={href} className="underline decoration-line-strong underline-offset-4">
                  {label}
                </a>
              ) : (
                label
              )}
            </dt>
            <dd className="font-mono text-lg leading-7 font-medium tracking-[-0.04em] text-ink sm:text-[1.75rem] sm:leading-9 lg:text-[2.25rem] lg:leading-11">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
