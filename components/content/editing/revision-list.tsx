import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Revision } from '@/lib/content/editing/model';
import type { Area } from '@/lib/core/auth/roles';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { editorTabPath } from '@/lib/paths';

type RevisionListProps = {
  table: ContentTable;
  id: string;
  revisions: Revision[];
  opened: number | null;
  area: Area;
};

/** The versions of a record, newest first, each with its time and author. */
export function RevisionList({ table, id, revisions, opened, area }: RevisionListProps) {
  return (
    <section aria-label="Versions">
      <h2 className="mb-2 text-ink-3">Versions ({BUSINESS_TIME_ZONE_NAME})</h2>
      <ol className="divide-y divide-line rounded-surface border border-line bg-surface">
        {revisions.map(({ id: revision, at, by }) => (
          <li key={revision}>
            <a
              href={`${editorTabPath(table, id, 'history', area)}?revision=${revision}`}
              data-scroll="keep"
              aria-current={revision === opened ? 'true' : undefined}
              className="block px-4 py-2.5 transition-colors first:rounded-t-surface hover:bg-hover aria-[current=true]:bg-accent-soft"
            >
              <span className="block moment text-ink">{shortMoment(at)}</span>
              <span className="text-ink-2">{by ?? 'The site'}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
