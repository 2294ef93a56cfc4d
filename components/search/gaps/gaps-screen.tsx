import { FilterBar } from '@/components/lists/filter-bar';
import { ScreenHead } from '@/components/staff/screen-head';
import type { Page } from '@/lib/core/lists/keyset';
import type { SearchGap } from '@/lib/search/gaps/model';
import { gapFilterChoices } from './gap-filters';
import { GapList } from './gap-list';

type GapsScreenProps = {
  page: Promise<Page<SearchGap>>;
  area: 'admin' | 'team';
  /** CSV export endpoint; undefined without permission to export. */
  exportPath?: string;
};

/** Screen of unanswered public search queries, for leaders and editors. */
export function GapsScreen({ page, area, exportPath }: GapsScreenProps) {
  return (
    <>
      <ScreenHead
        title="Unanswered"
        purpose="Searches that no published text answers. Publishing an answer closes the question and emails it to those who asked in writing."
      />
      <FilterBar
        search="Search questions"
        filters={gapFilterChoices}
        {...(exportPath && { exportPath })}
      />
      <GapList page={page} area={area} />
    </>
  );
}
