import type { ReactNode } from 'react';

type SheetProps = { id: string; label: string; className?: string; children: ReactNode };

/**
 * Native popover over the page, opened by any `<button popoverTarget={id}>`, so that it works without JavaScript. The
 * site script closes it when one of its links is clicked (components/marketing/script/sheets.ts).
 */
export function Sheet({ id, label, className = '', children }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`sheet m-0 max-h-none max-w-none overflow-y-auto bg-paper ${className}`}
    >
      {children}
    </div>
  );
}
