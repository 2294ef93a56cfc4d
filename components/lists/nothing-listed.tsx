'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useListUrl } from './use-list-url';

/** Empty state of a list: `children`, or a message that no record matches the filters. */
export function NothingListed({ children }: { children: ReactNode }) {
  const url = useListUrl();
  return (
    <div className="border-t border-line">
      {url.isFiltered ? (
        <EmptyState
          title="Nothing matches"
          action={
            <ButtonLink href={url.unfiltered()} variant="secondary" size="sm">
              Show all
            </ButtonLink>
          }
        >
          No record matches this search and these filters.
        </EmptyState>
      ) : (
        children
      )}
    </div>
  );
}
