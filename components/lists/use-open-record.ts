'use client';

import { parseAsString, useQueryState } from 'nuqs';

/** Shows another record in the drawer, or none. */
export function useOpenRecord(): (record: string | null) => void {
  const [, setOpen] = useQueryState('open', parseAsString.withOptions({ shallow: false }));
  return (record) => void setOpen(record);
}
