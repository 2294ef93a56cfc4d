'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/staff-button-link';
import { contentKinds } from '@/lib/content/kinds';
import type { ListedContent } from '@/lib/content/publishing/model';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath } from '@/lib/paths';
import { BulkContentActions } from './bulk-content-actions';
import { ContentActions } from './content-actions';
import { contentColumns } from './content-columns';

type ContentListProps = { table: ContentTable; page: Promise<Page<ListedContent>> };

/** The records of a kind, each with the steps from its state. */
export function ContentList({ table, page }: ContentListProps) {
  const { plural, singular } = contentKinds[table];
  return (
    <DataTable
      caption={`All ${plural}`}
      columns={contentColumns(table)}
      page={use(page)}
      sortedBy="-updated_at"
      nameOf={({ title }) => title}
      actions={(record) => <ContentActions table={table} record={record} />}
      bulk={(records, clear) => (
        <BulkContentActions table={table} records={records} onDone={clear} />
      )}
      empty={
        <EmptyState
          title={`No ${plural} here yet`}
          action={
            <ButtonLink
              href={contentEditorPath(table, NEW_RECORD)}
              prefetch={false}
              variant="secondary"
              size="sm"
            >
              New {singular}
            </ButtonLink>
          }
        >
          Drafts and everything published are listed here, each with its state.
        </EmptyState>
      }
    />
  );
}
