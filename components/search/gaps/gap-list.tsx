'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import type { SearchGap } from '@/lib/search/gaps/model';
import { gapColumns } from './gap-columns';

type GapListProps = { page: Promise<Page<SearchGap>>; area: 'admin' | 'team' };

/** Table of search queries that no text answered. */
export function GapList({ page, area }: GapListProps) {
  return (
    <DataTable
      caption="Unanswered questions"
      columns={gapColumns(area)}
      page={use(page)}
      sortedBy="-asked_count"
      nameOf={({ question }) => question}
      empty={
        <EmptyState title="No question without an answer">
          Searches that none of our texts answers are counted here. Publish a text that does, and
          the question closes automatically.
        </EmptyState>
      }
    />
  );
}
