import { changedElsewhere } from '@/lib/content/publishing/effects';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

type PublishEffectsProps = {
  table: ContentTable;
  slug: string;
  /** The time in words; absent: now. */
  at?: string;
};

/** The public URL of a record that goes live, when, and what else changes on the site. */
export function PublishEffects({ table, slug, at }: PublishEffectsProps) {
  const url = new URL(contentPath(table, slug), window.location.origin);
  return (
    <dl className="space-y-2">
      <div>
        <dt className="text-ink-3">Public page</dt>
        <dd className="break-all text-ink">{url.href}</dd>
      </div>
      <div>
        <dt className="text-ink-3">When</dt>
        <dd className="text-ink">{at ?? `Now, ${zonedMoment(new Date().toISOString())}`}</dd>
      </div>
      <div>
        <dt className="text-ink-3">Changes with it, within seconds</dt>
        <dd className="text-ink">{changedElsewhere(table).join(', ')}</dd>
      </div>
    </dl>
  );
}
