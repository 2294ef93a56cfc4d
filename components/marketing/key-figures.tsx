export type KeyFigure = { figure: string; label: string };

/** Up to three figures at the head of a page: columns on a phone, rows next to the title on wide screens. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-line border-y border-line max-lg:divide-x lg:grid-flow-row lg:divide-y">
      {figures.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-0.5 px-3 py-3 first:pl-0 last:pr-0 lg:flex-row-reverse lg:items-baseline lg:justify-end lg:gap-x-4 lg:px-0"
        >
          <dt className="text-staff font-normal wrap-anywhere text-ink-3">{label}</dt>
          <dd className="shrink-0 font-mono text-lg leading-6 font-medium tracking-[-0.04em] text-ink lg:min-w-24 lg:text-[1.75rem] lg:leading-9">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
