import { type ReactNode, useId } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';

type FoldableFiltersProps = { isFoldable: boolean; children: ReactNode };

/** Filters of a list. On a phone, two or more of them are in a sheet that a button opens. */
export function FoldableFilters({ isFoldable, children }: FoldableFiltersProps) {
  const id = useId();
  if (!isFoldable) return <div className="contents">{children}</div>;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${buttonStyle({ variant: 'secondary', size: 'sm' })} sm:hidden`}
      >
        <Icon name="sliders-horizontal" />
        Filters
      </button>
      {/* A box on phones only. On wider screens the filters are part of the row. */}
      <div
        id={id}
        popover="auto"
        className="sheet inset-x-0 top-auto bottom-0 m-0 w-full max-w-none grid-cols-2 gap-3 rounded-t-surface border-t border-line bg-paper p-5 max-sm:open:grid sm:contents"
      >
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={`${buttonStyle({ size: 'sm' })} col-span-2 sm:hidden`}
        >
          Show the list
        </button>
      </div>
    </>
  );
}
