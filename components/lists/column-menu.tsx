'use client';

import dynamic from 'next/dynamic';
import { Icon } from '@/components/ui/icon';
import { untilLoaded } from '@/components/ui/until-loaded';
import { useMenuPlace } from '@/components/ui/use-menu-place';
import type { ColumnChoicesProps } from './column-choices';

const ColumnChoices = dynamic(
  () => untilLoaded(() => import('./column-choices')).then((module) => module.ColumnChoices),
  { ssr: false },
);

/** Chooses the columns of a table. */
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
