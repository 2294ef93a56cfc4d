import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { contentKinds } from '@/lib/content/kinds';
import type { ListedContent } from '@/lib/content/publishing/model';
import { definitions, READS_COLUMN } from '@/lib/content/results/rules';
import { type Desk, includesLevel } from '@/lib/core/auth/content-rights';
import { CONTENT_STATES } from '@/lib/core/cache/change';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ContentTable } from '@/lib/paths';
import { contentExportPath } from '@/lib/paths/files';
import { contentListPath } from '@/lib/paths/site';
import { contentAdminPath, contentEditorPath } from '@/lib/paths/staff';
import { ContentList } from './content-list';
import { contentStateNames } from './content-status';

type ContentScreenProps = {
  table: ContentTable;
  page: Promise<Page<ListedContent>>;
  desk: Desk;
};

function stateChoices(table: ContentTable) {
  const states = CONTENT_STATES.map((value) => ({ value, label: contentStateNames[value] }));
  const { over } = contentKinds[table];
  return over ? [...states, { value: 'over', label: over.name }] : states;
}

/** Publishing screen of a content kind: its records, their states and actions. */
export function ContentScreen({ table, page, desk: { area, level } }: ContentScreenProps) {
  const { title, purpose, plural, singular, ...kind } = contentKinds[table];
  const mayPublish = includesLevel(level, 'publish');
  const lists = area === 'admin' ? kind.lists : mayPublish && kind.publisherLists;
  return (
    <>
      <ScreenHead
        title={title}
        purpose={purpose}
        action={
          <div className="flex gap-2">
            <ButtonLink href={contentListPath(table)} target="_blank" variant="secondary" size="sm">
              View on site
            </ButtonLink>
            <ButtonLink href={contentEditorPath(table, NEW_RECORD, area)} size="sm">
              New {singular}
            </ButtonLink>
          </div>
        }
      />
      {lists && <ListTabs {...lists} current={contentAdminPath(table, area)} />}
      <FilterBar
        search={`Search ${plural}`}
        filters={[{ name: 'state', label: 'State', options: stateChoices(table) }]}
        exportPath={area === 'admin' ? contentExportPath(table) : undefined}
      />
      <ContentList table={table} page={page} />
      <p className="mt-3 max-w-3xl text-ink-3">
        {READS_COLUMN}: {definitions.reads}
      </p>
    </>
  );
}
