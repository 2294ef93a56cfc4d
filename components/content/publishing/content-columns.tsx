import type { Column } from '@/components/lists/column';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { contentKinds } from '@/lib/content/kinds';
import type { ListColumns } from '@/lib/content/kinds/kind';
import type { ListedContent } from '@/lib/content/publishing/model';
import { READS_COLUMN } from '@/lib/content/results/rules';
import type { Area } from '@/lib/core/auth/roles';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath, editorTabPath } from '@/lib/paths/staff';
import { ContentStatus } from './content-status';

type Wanted<Name extends keyof ListColumns> = NonNullable<ListColumns[Name]>;

const moment = (text: string) => <span className="moment">{text}</span>;

function liveFrom({ state, publishedAt }: ListedContent): string {
  const isDated = state === 'published' || state === 'scheduled';
  return isDated && publishedAt ? shortMoment(publishedAt) : 'Not live';
}

const textColumn = ({ column, label }: Wanted<'text'>): Column<ListedContent> => ({
  id: column,
  card: 'detail',
  header: label,
  cell: ({ text }) => text,
});

const momentColumn = ({ column, label }: Wanted<'moment'>): Column<ListedContent> => ({
  id: column.replace(/_at$/, ''),
  card: 'time',
  header: `${label} (${BUSINESS_TIME_ZONE_NAME})`,
  cell: ({ moment: at }) =>
    at ? moment(shortMoment(at)) : <span className="text-ink-3">No date</span>,
});

/** Number of people, linked to the page that lists them if there is one. */
function peopleColumn(
  table: ContentTable,
  area: Area,
  { label, tab }: Wanted<'people'>,
): Column<ListedContent> {
  return {
    id: 'people',
    card: 'detail',
    header: label,
    numeric: true,
    cell: ({ id, title, people, places }) => {
      const shown = places ? `${people} of ${places}` : people;
      if (!tab || area === 'team') return shown;
      return (
        <a
          href={editorTabPath(table, id, tab)}
          aria-label={`${shown} ${label.toLowerCase()}: ${title}`}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {shown}
        </a>
      );
    },
  };
}

function ownColumns(table: ContentTable, area: Area, { text, moment, people }: ListColumns) {
  return [
    text && textColumn(text),
    moment && momentColumn(moment),
    people && peopleColumn(table, area, people),
  ].filter((column) => column !== undefined);
}

/** Returns the columns of a content kind's publishing screen. */
export function contentColumns(table: ContentTable, area: Area): readonly Column<ListedContent>[] {
  const { list, over, parts } = contentKinds[table];
  return [
    {
      id: 'title',
      header: 'Title',
      sort: 'title',
      cell: ({ id, title }) => (
        <a
          href={contentEditorPath(table, id, area)}
          className="line-clamp-2 py-1 font-medium text-ink underline-offset-4 hover:underline"
        >
          {title}
        </a>
      ),
    },
    {
      id: 'state',
      header: 'State',
      card: 'status',
      cell: ({ state, isOver, lacking }) => (
        <ContentStatus
          state={state}
          over={isOver ? over?.name : undefined}
          lacking={lacking ? parts?.lacking : undefined}
        />
      ),
    },
    ...ownColumns(table, area, list),
    {
      // Hidden on cards: a narrow list has no room for it, and the record's own page shows it.
      id: 'reads',
      header: READS_COLUMN,
      numeric: true,
      cell: ({ id, title, reads }) => (
        <a
          href={editorTabPath(table, id, 'results', area)}
          aria-label={`${title}, reads in 30 days: ${reads}`}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {reads.toLocaleString('en-US')}
        </a>
      ),
    },
    {
      id: 'live',
      card: list.moment || list.people ? undefined : 'time',
      header: `Live from (${BUSINESS_TIME_ZONE_NAME})`,
      cell: (record) => moment(liveFrom(record)),
    },
    {
      id: 'updated',
      card: 'time',
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
