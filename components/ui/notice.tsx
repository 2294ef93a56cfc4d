import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

type NoticeProps = { tone: NoticeTone; title?: string; children?: ReactNode; className?: string };

const tones: Record<NoticeTone, { Icon: LucideIcon; colour: string; edge: string }> = {
  info: { Icon: Info, colour: 'text-accent', edge: 'border-l-accent' },
  success: { Icon: CircleCheck, colour: 'text-low', edge: 'border-l-low' },
  warning: { Icon: TriangleAlert, colour: 'text-medium', edge: 'border-l-medium' },
  error: { Icon: CircleAlert, colour: 'text-high', edge: 'border-l-high' },
};

export function Notice({ tone, title, children, className = '' }: NoticeProps) {
  const { Icon, colour, edge } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-control border border-l-3 border-line bg-surface px-4 py-3 text-[0.9375rem] leading-6 ${edge} ${className}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} strokeWidth={1.75} />
      <div className="min-w-0">
        {title && <p className="font-medium text-ink">{title}</p>}
        {children}
      </div>
    </div>
  );
}
