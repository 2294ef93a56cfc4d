type StepsProps = {
  items: { label?: string; title: string; text: string }[];
  /** Level of the titles. */
  as?: 'h2' | 'h3';
};

/** Numbered columns connected by a line. */
export function Steps({ items, as: Title = 'h3' }: StepsProps) {
  const columns = items.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <ol className={`grid gap-y-6 lg:gap-y-14 ${columns}`}>
      {items.map(({ label, title, text }, index) => (
        <li key={title} className="group relative pl-12 lg:pt-16 lg:pr-10 lg:pl-0">
          <span
            aria-hidden
            className="absolute top-8 -bottom-6 left-4 w-px bg-line-strong group-last:hidden lg:top-4 lg:right-0 lg:bottom-auto lg:left-8 lg:h-px lg:w-auto"
          />
          <span
            aria-hidden
            className="absolute top-0 left-0 grid size-8 place-items-center rounded-full border border-accent bg-paper font-mono text-[0.8125rem] text-accent"
          >
            {index + 1}
          </span>
          {label && <p className="label mb-2 pt-2 text-ink-3 lg:pt-0">{label}</p>}
          <Title className="pt-0.5 text-h3 lg:pt-0">{title}</Title>
          <p className="mt-2 max-w-[24em] text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
