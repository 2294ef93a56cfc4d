import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** Bar with bulk actions at the bottom of the screen, shown while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected records"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-surface border border-line-strong bg-surface px-3 py-2"
    >
      <p role="status" className="mr-2 font-medium text-ink">
        <span className="font-mono tabular-nums">{count}</span> chosen
      </p>
      {children}
      <Button variant="quiet" size="sm" onClick={onClear} className="ml-auto">
        <Icon name="x" />
        Clear choice
      </Button>
    </section>
  );
}
