import type { ReactNode } from 'react';

type WithMarginProps = {
  /** Left of the text, such as its table of contents. */
  aside?: ReactNode;
  /** Notes of the margin, spread along the text. */
  notes: ReactNode[];
  children: ReactNode;
};

/** A text with notes in its right margin from 1280 px on. On narrower screens and in print, they follow the text. */
export function WithMargin({ aside, notes, children }: WithMarginProps) {
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
      {aside && <div className="lg:col-span-3">{aside}</div>}
      <div
        className={`min-w-0 lg:col-span-9 lg:col-start-4 ${notes.length > 0 ? 'xl:col-span-6' : ''}`}
      >
        {children}
      </div>
      {notes.length > 0 && (
        <aside
          aria-label="In the margin"
          className="grid min-w-0 gap-x-6 gap-y-8 wrap-anywhere sm:grid-cols-2 lg:col-span-9 lg:col-start-4 xl:col-span-3 xl:flex xl:flex-col xl:justify-between xl:gap-y-16 xl:pl-6"
        >
          {notes}
        </aside>
      )}
    </div>
  );
}

type MarginNoteProps = { label: string; children: ReactNode };

/** A note in the margin, below a hairline. */
export function MarginNote({ label, children }: MarginNoteProps) {
  return (
    <div className="break-inside-avoid border-t border-line-strong pt-4 text-[0.9375rem] leading-6">
      <p className="label mb-3 text-ink-3">{label}</p>
      {children}
    </div>
  );
}
