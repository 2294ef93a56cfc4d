'use client';

import { use } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { DataTable } from '@/components/lists/data-table';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { Follow } from '@/components/records/follow';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { contentKinds } from '@/lib/content/kinds';
import type { ListedContent } from '@/lib/content/publishing/model';
import { includesLevel } from '@/lib/core/auth/content-rights';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath } from '@/lib/paths/staff';
import { contentColumns } from './content-columns';

// Loaded when a row is selected or a menu opens.
const BulkContentActions = lazyPart(() =>
  import('./bulk-content-actions').then((module) => module.BulkContentActions),
);
const ContentActions = lazyPart(
  () => import('./content-actions').then((module) => module.ContentActions),
  { whenIdle: true },
);

type ContentListProps = { table: ContentTable; page: Promise<Page<ListedContent>> };

/** Table of the records of a content kind, with the actions available in their states. */
export function ContentList({ table, page }: ContentListProps) {
  const { plural, singular, begin } = contentKinds[table];
  const desk = useDesk(table);
  const mayPublish = includesLevel(desk.level, 'publish');
  const shown = use(page);
  return (
    <>
      <Follow isOn={shown.rows.some(({ state }) => state === 'scheduled')} />
      <DataTable
        caption={`All ${plural}`}
        columns={contentColumns(table, desk.area)}
        page={shown}
        sortedBy="-updated_at"
        nameOf={({ title }) => title}
        actions={({ title }) => (
          <RowMenuButton menu="steps" label={`Actions for ${title}`}>
            <Icon name="ellipsis" />
          </RowMenuButton>
        )}
        menus={{
          steps: (record, place) => <ContentActions table={table} record={record} place={place} />,
        }}
        bulk={
          mayPublish
            ? (records, clear) => (
                <BulkContentActions table={table} records={records} onDone={clear} />
              )
            : undefined
        }
        empty={
          <EmptyState
            title={`No ${plural} here yet`}
            action={
              <ButtonLink
                href={contentEditorPath(table, NEW_RECORD, desk.area)}
                variant="secondary"
                size="sm"
              >
                New {singular}
              </ButtonLink>
            }
          >
            {begin}
          </EmptyState>
        }
      />
    </>
  );
}
