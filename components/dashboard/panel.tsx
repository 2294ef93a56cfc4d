import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  note?: string;
  id?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** Section of a dashboard with a heading. */
export function Panel({ title, note, id, action, children }: PanelProps) {
  return (
    <section id={id} className="rounded-surface border border-line bg-surface">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 className="font-medium text-ink">{title}</h2>
        {note && <p className="text-ink-3">{note}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
