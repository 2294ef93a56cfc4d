import type { ComponentProps } from 'react';
import { icons } from './icons';
import { LineIcon } from './line-icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

type NoticeProps = ComponentProps<'div'> & { tone: NoticeTone; 'data-offline'?: true };

const tones: Record<NoticeTone, { icon: string; colour: string; edge: string }> = {
  info: { icon: icons.info, colour: 'text-accent', edge: 'border-l-accent' },
  success: { icon: icons.circleCheck, colour: 'text-low', edge: 'border-l-low' },
  warning: { icon: icons.triangleAlert, colour: 'text-medium', edge: 'border-l-medium' },
  error: { icon: icons.circleAlert, colour: 'text-high', edge: 'border-l-high' },
};

export function Notice({ tone, title, children, className = '', ...rest }: NoticeProps) {
  const { icon, colour, edge } = tones[tone];
  return (
    <div
      {...rest}
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex scroll-my-8 gap-3 rounded-control border border-l-3 border-line bg-surface px-4 py-3 text-[0.9375rem] leading-6 ${edge} ${className}`}
    >
      <LineIcon d={icon} className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0">
        {title && <p className="font-medium text-ink">{title}</p>}
        {children}
      </div>
    </div>
  );
}
