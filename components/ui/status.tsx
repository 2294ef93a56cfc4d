import type { ReactNode } from 'react';

type StatusTone = 'neutral' | 'low' | 'medium' | 'high' | 'urgent' | 'done' | 'accent';

const dots: Record<StatusTone, string> = {
  neutral: 'bg-ink-3',
  low: 'bg-low',
  medium: 'bg-medium',
  high: 'bg-high',
  urgent: 'bg-urgent',
  done: 'bg-done',
  accent: 'bg-accent',
};

/** A coloured dot with a word, so that colour is never the only signal. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-staff text-ink">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[tone]}`} />
      {children}
    </span>
  );
}
