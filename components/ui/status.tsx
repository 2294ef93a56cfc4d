import type { ReactNode } from 'react';

type StatusTone = 'neutral' | 'low' | 'medium' | 'high' | 'urgent' | 'done' | 'accent';

const looks: Record<StatusTone, string> = {
  neutral: 'status-neutral',
  low: 'status-low',
  medium: 'status-medium',
  high: 'status-high',
  urgent: 'status-urgent',
  done: 'status-done',
  accent: 'status-accent',
};

/** Coloured dot with a word, so that colour is never the only signal. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={looks[tone]}>{children}</span>;
}
