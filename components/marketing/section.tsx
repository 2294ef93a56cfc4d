import type { ReactNode } from 'react';

type SectionProps = {
  /** Two digits: '01'. */
  number: string;
  label: string;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
};

/** A numbered section of the page: its label in the margin, its heading beside it. */
export function Section({ number, label, title, intro, children }: SectionProps) {
  const headingId = `section-${number}`;
  return (
    <section aria-labelledby={headingId} className="page-width mt-24 lg:mt-36">
      <div className="grid gap-x-6 gap-y-6 border-t border-line pt-6 lg:grid-cols-12">
        <p className="label text-ink-3 lg:col-span-3 lg:pt-3">
          <span className="text-accent">{number}</span> {label}
        </p>
        <div className="lg:col-span-9">
          <h2 id={headingId} className="max-w-[20em] text-h2">
            {title}
          </h2>
          {intro && <p className="mt-4 max-w-measure text-lead">{intro}</p>}
        </div>
      </div>
      {children && <div className="mt-10 lg:mt-14">{children}</div>}
    </section>
  );
}
