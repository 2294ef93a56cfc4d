import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Version } from '@/lib/content/editing/model';
import type { Area } from '@/lib/core/auth/roles';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { editorTabPath } from '@/lib/paths/staff';

type RevisionListProps = {
  table: ContentTable;
  id: string;
  versions: Version[];
  opened: number | null;
  area: Area;
};

/** Maximum number of changed fields listed per version. The page of the version lists all of them. */
const MAX_NAMED = 3;

function changesText(changes: readonly string[]): string {
  if (changes.length === 0) return 'No text changed';
  const others = changes.length - MAX_NAMED;
  const named = changes.slice(0, MAX_NAMED).join('; ');
  return others > 0 ? `${named}; ${others} more` : named;
}

/** Versions of a record, newest first, with time, author and changed fields. */
export function RevisionList({ table, id, versions, opened, area }: RevisionListProps) {
  return (
    <section aria-label="Versions">
      <h2 className="mb-2 text-ink-3">Versions ({BUSINESS_TIME_ZONE_NAME})</h2>
      <ol className="divide-y divide-line rounded-surface border border-line bg-surface">
        {versions.map(({ id: revision, at, by, changes }) => (
          <li key={revision}>
            <a
              href={`${editorTabPath(table, id, 'history', area)}?revision=${revision}`}
              data-scroll="keep"
              aria-current={revision === opened ? 'true' : undefined}
              className="block px-4 py-2.5 transition-colors first:rounded-t-surface hover:bg-hover aria-[current=true]:bg-accent-soft"
            >
              <span className="block moment text-ink">{shortMoment(at)}</span>
              <span className="text-ink-2">{by ?? 'The site'}</span>
              <span className="block break-words text-ink-3">{changesText(changes)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
