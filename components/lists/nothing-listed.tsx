'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useListAddress } from './use-list-address';

/** Stands in place of an empty list: what `children` say, or that the filters find nothing. */
export function NothingListed({ children }: { children: ReactNode }) {
  const address = useListAddress();
  return (
    <div className="border-t border-line">
      {address.isFiltered ? (
        <EmptyState
          title="Nothing matches"
          action={
            <ButtonLink href={address.unfiltered()} prefetch={false} variant="secondary" size="sm">
              Show all
            </ButtonLink>
          }
        >
          No record fits this search and these filters.
        </EmptyState>
      ) : (
        children
      )}
    </div>
  );
}
