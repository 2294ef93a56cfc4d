'use client';

import type { ReactNode } from 'react';

type PanelRowProps = { href: string; title: ReactNode; detail?: ReactNode; aside?: ReactNode };

/** Row of a panel that links to its record. A client component for the same reason as `TrendChart`: a smaller page. */
export function PanelRow({ href, title, detail, aside }: PanelRowProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-4 py-2 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block break-words text-ink">{title}</span>
          {detail && <span className="block text-ink-3">{detail}</span>}
        </span>
        {aside && <span className="shrink-0 text-right">{aside}</span>}
      </a>
    </li>
  );
}
