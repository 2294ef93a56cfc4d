'use client';

import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { useMenuPlace } from '@/components/ui/use-menu-place';
import type { ColumnChoicesProps } from './column-choices';

const ColumnChoices = lazyPart(() =>
  import('./column-choices').then((module) => module.ColumnChoices),
);

/** Button with a menu to choose the columns of a table. */
export function ColumnMenu(props: ColumnChoicesProps) {
  const { place, buttonProps } = useMenuPlace();
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-label="Columns"
        className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
      >
        <Icon name="columns-3" />
      </button>
      {place && <ColumnChoices {...props} place={place} />}
    </>
  );
}
