import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Empty state of a list: a picture, a sentence and an optional action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div data-empty className="flex flex-col items-start gap-5 py-10">
      <svg aria-hidden viewBox="3 0 126 40" fill="none" className="h-10 w-31.5 text-ink-3">
        <circle cx="14" cy="26" r="10" className="stroke-ink" strokeWidth="1.5" />
        <circle cx="14" cy="26" r="2.5" className="fill-accent" />
        <path
          d="M26 24 C 50 20, 78 18, 104 15"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="3 6"
        />
        <circle
          cx="118"
          cy="13"
          r="10"
          className="stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="4 3.85"
        />
      </svg>
      <div className="max-w-measure">
        <p className="text-h3 text-ink">{title}</p>
        {children && <div className="mt-1">{children}</div>}
      </div>
      {action}
    </div>
  );
}
