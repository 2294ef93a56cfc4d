'use client';

import { parseAsString, useQueryState } from 'nuqs';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePressedLink } from '@/components/ui/use-pressed-link';

const options = { shallow: false, history: 'push', scroll: false } as const;

/** Returns the click handler for a table's `RowLink`s. Their navigation uses the update queue of the search field. */
export function useRowLinks() {
  const { press, startTransition } = usePressedLink();
  const [, open] = useQueryState('open', parseAsString.withOptions(options));
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.dataset.open === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    press(link);
    void open(new URL(link.href).searchParams.get('open'), { startTransition });
  };
}
