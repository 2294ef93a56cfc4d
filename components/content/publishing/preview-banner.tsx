import { EyeOff } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import type { Checked } from '@/lib/content/editing/form';
import type { Content } from '@/lib/content/publishing/model';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { contentListPath, contentPath } from '@/lib/paths/site';

function stateOf({ state, publishedAt }: Content): string {
  const moment = publishedAt ? zonedMoment(publishedAt) : '';
  if (state === 'published') return `published, public since ${moment}`;
  if (state === 'scheduled') return `scheduled, not public before ${moment}`;
  return `${state}, not public`;
}

type PreviewBannerProps = {
  table: ContentTable;
  content: Content;
  /** Unsaved columns of the draft, or why they are not in the preview. */
  draft: Checked | null;
};

/** Banner of a preview: says that the page is not public, shows the record's state, and links back. */
export function PreviewBanner({ table, content, draft }: PreviewBannerProps) {
  const { state, slug, updatedAt } = content;
  const [error] = Object.values(draft?.fieldErrors ?? {});
  const isPublic = state === 'published';
  return (
    <aside
      aria-label="Preview"
      data-on-panel
      className="z-20 bg-panel text-on-panel-2 lg:sticky lg:top-16 print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-3 text-staff">
        <div className="flex min-w-0 grow basis-80 gap-3">
          <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          <p>
            <strong className="block text-on-panel">Preview: {stateOf(content)}</strong>
            Last changed {zonedMoment(updatedAt)}.{' '}
            {draft && !error && 'With what was typed since. '}
            {error && `Without what was typed since: ${error} `}Forms are switched off here.
          </p>
        </div>
        <ButtonLink
          href={isPublic ? contentPath(table, slug) : contentListPath(table)}
          variant="on-panel-secondary"
          size="sm"
        >
          {isPublic ? 'Go to the public page' : 'Leave the preview'}
        </ButtonLink>
      </div>
    </aside>
  );
}
