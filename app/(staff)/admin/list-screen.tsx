import {
  createLoader,
  type inferParserType,
  type ParserMap,
  parseAsString,
  type SearchParams,
} from 'nuqs/server';
import type { ComponentType, ReactNode } from 'react';
import { FilterBar } from '@/components/lists/filter-bar';
import type { Filter } from '@/components/lists/filter-control';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { ScreenHead } from '@/components/staff/screen-head';
import type { RecordEnd } from '@/lib/audit/model';
import { type Leader, requireLeader } from '@/lib/core/auth/guard';
import type { Page } from '@/lib/core/lists/keyset';
import { readAhead } from '@/lib/core/supabase/read-ahead';

/** URL parameters of every list (lib/core/lists/params.ts). */
const loadPlace = createLoader({ after: parseAsString, open: parseAsString });

/** Content of a record's drawer. */
type Drawer = {
  title: ReactNode;
  /** End of the record, by `readEnd`; absent if the drawer shows a form for a new one. */
  end?: Promise<RecordEnd | null>;
  children: ReactNode;
};

type ListScreen<Parsers extends ParserMap, Row> = {
  title: string;
  purpose: string;
  /** Link to a form for a new record. */
  action?: ReactNode;
  /** Tabs with links to related lists. */
  tabs?: ReactNode;
  /** Label of the search field. */
  search: string;
  filters?: readonly Filter[];
  exportPath: string;
  parsers: Parsers;
  /** Reads the page after a cursor; null for the first page. */
  list: (
    leader: Leader,
    asked: inferParserType<Parsers>,
    after: string | null,
  ) => Promise<Page<Row>>;
  List: ComponentType<{ page: Promise<Page<Row>> }>;
  /** Starts the queries for a record and returns the content of its drawer. */
  drawer?: (leader: Leader, open: string) => Drawer;
};

/** Returns a list screen for leaders: heading, filters with the export, table, and the drawer of a record. */
export function listScreen<Parsers extends ParserMap, Row>({
  parsers,
  list,
  List,
  drawer,
  ...shown
}: ListScreen<Parsers, Row>) {
  const load = createLoader(parsers);
  return async ({ searchParams }: { searchParams: Promise<SearchParams> }) => {
    const leader = await requireLeader();
    const [asked, { after, open }] = await Promise.all([
      load(searchParams),
      loadPlace(searchParams),
    ]);
    const page = readAhead(list(leader, asked, after));
    const opened = drawer && open ? { record: open, ...drawer(leader, open) } : null;
    return (
      <>
        <ScreenHead title={shown.title} purpose={shown.purpose} action={shown.action} />
        {shown.tabs}
        <FilterBar
          search={shown.search}
          filters={shown.filters ?? []}
          exportPath={shown.exportPath}
        />
        <List page={page} />
        {drawer && <IdleDrawer />}
        {opened && <RecordDrawer {...opened} />}
      </>
    );
  };
}
