import type { ReactNode } from 'react';

type CtaPanelProps = { title: string; children?: ReactNode; actions: ReactNode };

/** Call to action at the end of a page, on a dark panel in both themes. */
export function CtaPanel({ title, children, actions }: CtaPanelProps) {
  return (
    <section
      data-on-panel
      aria-labelledby="cta-title"
      className="mt-16 bg-panel text-on-panel-2 lg:mt-24 print:hidden"
    >
      <div className="page-width grid items-end gap-x-6 gap-y-10 py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-7">
          <h2 id="cta-title" className="text-h1 text-on-panel">
            {title}
          </h2>
          {children && <p className="mt-5 max-w-measure text-lead">{children}</p>}
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">{actions}</div>
      </div>
    </section>
  );
}
