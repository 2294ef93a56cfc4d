'use client';

import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { Icon } from './icon';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};

/** Panel of 520 px at the right edge. It can also be closed by a swipe to the right. */
export function Drawer({ open, onOpenChange, title, description, children, footer }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="right">
      <Base.Portal>
        <Base.Backdrop className="scrim fixed inset-0 z-40 duration-[240ms]" />
        <Base.Viewport className="fixed inset-0 z-50 flex justify-end">
          <Base.Popup className="flex h-full w-full max-w-[520px] transform-[translateX(var(--drawer-swipe-movement-x))] flex-col border-l border-line bg-surface text-staff outline-none transition-transform duration-[240ms] data-ending-style:transform-[translateX(100%)] data-starting-style:transform-[translateX(100%)] data-swiping:transition-none">
            <header className="flex items-start gap-4 border-b border-line px-6 py-4">
              <div className="min-w-0 grow">
                <Base.Title className="text-h3 text-ink">{title}</Base.Title>
                {description && <Base.Description>{description}</Base.Description>}
              </div>
              <Base.Close
                aria-label="Close"
                className="-mt-1.5 -mr-2.5 grid size-10 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink"
              >
                <Icon name="x" className="size-5" />
              </Base.Close>
            </header>
            <Base.Content className="min-h-0 grow overflow-y-auto overscroll-contain px-6 py-5">
              {children}
            </Base.Content>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
