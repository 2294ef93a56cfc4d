'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { Follow } from '@/components/records/follow';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import type { ListedIssue } from '@/lib/newsletter/model';
import { isMoving } from '@/lib/newsletter/states';
import { newsletterIssuePath } from '@/lib/paths/staff';
import { issueColumns } from './issue-columns';

type IssueListProps = { page: Promise<Page<ListedIssue>>; area: 'admin' | 'team' };

/** Table of newsletter issues with their counts. */
export function IssueList({ page, area }: IssueListProps) {
  const shown = use(page);
  return (
    <>
      <Follow isOn={shown.rows.some(({ state }) => isMoving(state))} />
      <DataTable
        caption="Issues of the newsletter"
        columns={issueColumns(area)}
        page={shown}
        sortedBy="-created_at"
        nameOf={({ title }) => title}
        empty={
          <EmptyState
            title="No issues here yet"
            action={
              <ButtonLink href={newsletterIssuePath(area)} variant="secondary" size="sm">
                Write an issue
              </ButtonLink>
            }
          >
            Write one, send it to yourself, then to all subscribers. Sent issues stay readable on
            our site.
          </EmptyState>
        }
      />
    </>
  );
}
