import type { ReactNode } from 'react';
import { LineIcon } from '@/components/ui/line-icon';

type FoldProps = {
  summary: string;
  /** True to show the content on phones without a press. */
  open?: boolean;
  className?: string;
  children: ReactNode;
};

/** Content that is folded on phones, without a script; app/site.css shows it from 640 px on and in print. */
export function Fold({ summary, open, className = '', children }: FoldProps) {
  return (
    <details open={open} className={`fold group/fold ${className}`}>
      <summary className="flex min-h-11 items-center justify-between gap-6 py-2 text-base font-medium text-accent">
        {summary}
        <LineIcon
          d="M5 12h14M12 5v14"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-ink-3 transition-transform group-open/fold:rotate-45"
        />
      </summary>
      {children}
    </details>
  );
}
