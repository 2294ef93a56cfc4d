import type { Column } from '@/components/lists/data-table';
import { Link } from '@/components/ui/link';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/business-time';
import type { ContentTable } from '@/lib/cache-tags';
import { contentEditorPath } from '@/lib/paths';
import type { ListedContent } from '@/lib/publishing/schema';
import { ContentStatus } from './content-status';

const moment = (text: string) => <span className="font-mono text-[0.8125rem]">{text}</span>;

function liveFrom({ state, publishedAt }: ListedContent): string {
  const isDated = state === 'published' || state === 'scheduled';
  return isDated && publishedAt ? shortMoment(publishedAt) : 'Not live';
}

/** The columns of the publishing screen of one kind of content. */
export function contentColumns(table: ContentTable): readonly Column<ListedContent>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      sort: 'title',
      cell: ({ id, title }) => (
        <Link
          href={contentEditorPath(table, id)}
          prefetch={false}
          className="line-clamp-2 py-1 font-medium text-ink underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ),
    },
    { id: 'state', header: 'State', cell: ({ state }) => <ContentStatus state={state} /> },
    {
      id: 'live',
      header: `Live from (${BUSINESS_TIME_ZONE_NAME})`,
      cell: (record) => moment(liveFrom(record)),
    },
    {
      id: 'updated',
      header: `Updated (${BUSINESS_TIME_ZONE_NAME})`,
      sort: 'updated_at',
      cell: ({ updatedAt }) => moment(shortMoment(updatedAt)),
    },
    {
      id: 'created',
      header: `Created (${BUSINESS_TIME_ZONE_NAME})`,
      sort: 'created_at',
      cell: ({ createdAt }) => moment(shortMoment(createdAt)),
      optional: true,
    },
  ];
}
