'use client';

import { parseAsString, useQueryState } from 'nuqs';

/** Returns a function that shows another record in the drawer, or closes it. */
export function useOpenRecord(): (record: string | null) => void {
  const [, setOpen] = useQueryState('open', parseAsString.withOptions({ shallow: false }));
  return (record) => void setOpen(record);
}
