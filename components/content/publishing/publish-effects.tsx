import { changedElsewhere } from '@/lib/content/publishing/effects';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

type PublishEffectsProps = {
  table: ContentTable;
  slug: string;
  /** Publication time as text; omitted for immediate publication. */
  at?: string;
};

/** Effects of publishing: the public URL, the time, and other changes to the site. */
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
