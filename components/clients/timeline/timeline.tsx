import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { TimelineEntry, TimelineKind } from '@/lib/clients/timeline/model';
import type { Page } from '@/lib/core/lists/keyset';
import { TimelineItem } from './timeline-item';

type TimelineProps = {
  client: string;
  /** Kind of the entries shown; null for all kinds. */
  kind: TimelineKind | null;
  page: Promise<Page<TimelineEntry>>;
};

/** Timeline of a contact, newest entry first. */
export async function Timeline({ client, kind, page }: TimelineProps) {
  const { rows, next } = await page;
  if (rows.length === 0) {
    return (
      <EmptyState title={kind ? 'Nothing of this kind' : 'Nothing yet'}>
        Bookings, registrations, tasks, emails and notes appear here as they happen.
      </EmptyState>
    );
  }
  return (
    <>
      <ol aria-label="Timeline" className="space-y-5">
        {rows.map((entry) => (
          <TimelineItem key={entry.id} client={client} entry={entry} />
        ))}
      </ol>
      {next && (
        <nav aria-label="Pages" className="pt-6">
          <ButtonLink
            href={`?${new URLSearchParams({ ...(kind && { kind }), after: next })}`}
            variant="secondary"
            size="sm"
          >
            Older entries
          </ButtonLink>
        </nav>
      )}
    </>
  );
}
