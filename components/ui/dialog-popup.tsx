'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};

export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim fixed inset-0 z-40" />
        <Base.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[30rem] -translate-x-1/2 -translate-y-1/2 flex-col rounded-surface border border-line bg-surface text-[0.9375rem] leading-6 outline-none transition-[opacity,translate] duration-[120ms] data-ending-style:opacity-0 data-starting-style:-translate-y-[calc(50%-8px)] data-starting-style:opacity-0">
          <header className="flex items-start gap-4 px-6 pt-5">
            <div className="min-w-0 grow">
              <Base.Title className="text-h3 text-ink">{title}</Base.Title>
              {description && <Base.Description className="mt-1">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label="Close"
              className="-mt-1.5 -mr-2.5 grid size-10 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink"
            >
              <Icon name="x" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-6 pt-4 pb-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
