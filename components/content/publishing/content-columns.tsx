import type { Column } from '@/components/lists/column';
import { Link } from '@/components/ui/link';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { overNames } from '@/lib/content/publishing/rules';
import type { ListedContent } from '@/lib/content/publishing/schema';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath, type EditorTab, editorTabPath } from '@/lib/paths';
import { ContentStatus } from './content-status';

const moment = (text: string) => <span className="font-mono text-[0.8125rem]">{text}</span>;

function liveFrom({ state, publishedAt }: ListedContent): string {
  const isDated = state === 'published' || state === 'scheduled';
  return isDated && publishedAt ? shortMoment(publishedAt) : 'Not live';
}

const category: Column<ListedContent> = {
  id: 'category',
  card: 'detail',
  header: 'Category',
  cell: ({ category }) => category,
};

function instant(id: string, header: string, read: (record: ListedContent) => string | null) {
  return {
    id,
    card: 'time' as const,
    header: `${header} (${BUSINESS_TIME_ZONE_NAME})`,
    cell: (record: ListedContent) => {
      const at = read(record);
      return at ? moment(shortMoment(at)) : <span className="text-ink-3">No date</span>;
    },
  };
}

/** How many there are, which leads to who they are. */
function people(table: ContentTable, header: string, tab: EditorTab): Column<ListedContent> {
  return {
    id: 'people',
    card: 'detail',
    header,
    numeric: true,
    cell: ({ id, title, people, capacity }) => {
      const shown = capacity ? `${people} of ${capacity}` : people;
      return (
        <Link
          href={editorTabPath(table, id, tab)}
          prefetch={false}
          aria-label={`${shown} ${header.toLowerCase()}: ${title}`}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {shown}
        </Link>
      );
    },
  };
}

/** What each kind shows besides. */
const ownColumns: Record<ContentTable, readonly Column<ListedContent>[]> = {
  services: [category],
  courses: [
    category,
    {
      id: 'people',
      card: 'detail',
      header: 'Enrolled',
      numeric: true,
      cell: ({ people }) => people,
    },
  ],
  webinars: [
    instant('starts', 'Takes place', ({ startsAt }) => startsAt ?? null),
    people('webinars', 'Registered', 'registrations'),
  ],
  jobs: [
    instant('closes', 'Closes', ({ closesAt }) => closesAt ?? null),
    people('jobs', 'Applicants', 'applicants'),
  ],
  blog_posts: [category],
};

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
    {
      id: 'state',
      header: 'State',
      card: 'status',
      cell: ({ state, isOver }) => (
        <ContentStatus state={state} over={isOver ? overNames[table] : undefined} />
      ),
    },
    ...ownColumns[table],
    {
      id: 'live',
      card: table === 'services' || table === 'blog_posts' ? 'time' : undefined,
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
