import { type ReactNode, Suspense } from 'react';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListSkeleton } from '@/components/lists/list-skeleton';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import type { ContentFilters } from '@/lib/content/publishing/filters';
import { overNames } from '@/lib/content/publishing/rules';
import type { ListedContent } from '@/lib/content/publishing/schema';
import { CONTENT_STATES } from '@/lib/core/cache/change';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath, contentExportPath, contentListPath } from '@/lib/paths';
import { contentKinds } from './content-kinds';
import { ContentList } from './content-list';
import { contentStateNames } from './content-status';

type ContentScreenProps = {
  table: ContentTable;
  filters: ContentFilters;
  page: Promise<Page<ListedContent>>;
  /** The lists beside this one. */
  tabs?: ReactNode;
};

function stateChoices(table: ContentTable) {
  const states = CONTENT_STATES.map((value) => ({ value, label: contentStateNames[value] }));
  const over = overNames[table];
  return over ? [...states, { value: 'over', label: over }] : states;
}

/** The publishing screen of one kind of content: what there is, in which state, and where it may go. */
export function ContentScreen({ table, filters, page, tabs }: ContentScreenProps) {
  const { title, purpose, plural, singular } = contentKinds[table];
  const { cols: _, open: __, ...asked } = filters;
  return (
    <>
      <ScreenHead
        title={title}
        purpose={purpose}
        action={
          <div className="flex gap-2">
            <ButtonLink
              href={contentListPath(table)}
              prefetch={false}
              target="_blank"
              variant="secondary"
              size="sm"
            >
              View on site
            </ButtonLink>
            <ButtonLink href={contentEditorPath(table, NEW_RECORD)} prefetch={false} size="sm">
              New {singular}
            </ButtonLink>
          </div>
        }
      />
      {tabs}
      <FilterBar
        search={`Search ${plural}`}
        filters={[
          {
            name: 'state',
            label: 'State',
            options: stateChoices(table),
          },
        ]}
        exportPath={contentExportPath(table)}
      />
      <Suspense key={JSON.stringify(asked)} fallback={<ListSkeleton />}>
        <ContentList table={table} page={page} />
      </Suspense>
    </>
  );
}
