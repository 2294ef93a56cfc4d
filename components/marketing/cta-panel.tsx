import type { ReactNode } from 'react';

type CtaPanelProps = { title: string; children?: ReactNode; actions: ReactNode };

/** Call to action at the end of a page, on a dark panel in both themes. */
export function CtaPanel({ title, children, actions }: CtaPanelProps) {
  return (
    <section
      data-on-panel
      aria-labelledby="cta-title"
      className="mt-12 bg-panel text-on-panel-2 lg:mt-24 print:hidden"
    >
      <div className="page-width grid items-end gap-x-6 gap-y-6 py-10 sm:py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-7">
          <h2 id="cta-title" className="text-h1 text-on-panel">
            {title}
          </h2>
          {children && <p className="mt-4 max-w-measure text-lead lg:mt-5">{children}</p>}
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">{actions}</div>
      </div>
    </section>
  );
}
