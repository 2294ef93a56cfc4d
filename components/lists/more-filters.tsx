import { type ReactNode, useId } from 'react';
import { buttonStyle } from '@/components/ui/button-style';

/** Rarely used filters, so that a list's filters fit into one row. On a phone they are among the others in the sheet. */
export function MoreFilters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const id = useId();
  return (
    <span className="max-w-full max-sm:contents">
      <button
        type="button"
        popoverTarget={id}
        className={`${buttonStyle({ variant: 'secondary', size: 'sm' })} max-sm:hidden`}
      >
        More filters{chosen > 0 && `: ${chosen}`}
      </button>
      <fieldset
        id={id}
        popover="auto"
        aria-label="More filters"
        className="inset-auto m-0 mt-1 w-64 grid-cols-1 gap-2 rounded-surface border border-line-strong bg-surface p-3 [position-area:bottom_span-right] max-sm:contents sm:open:grid"
      >
        {children}
      </fieldset>
    </span>
  );
}
