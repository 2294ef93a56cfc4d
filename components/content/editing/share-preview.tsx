import { useState } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { EditedContent } from '@/lib/content/editing/model';
import { includesLevel } from '@/lib/core/auth/content-rights';
import { socialImagePath } from '@/lib/core/seo/social-image-path';
import type { ContentTable } from '@/lib/paths';
import { announcementMailPath, socialCardPath } from '@/lib/paths/files';

type SharePreviewProps = { table: ContentTable; content: EditedContent; title: string };

/** Preview of the social image, and of the email for a post. Rendered on demand. */
export function SharePreview({ table, content, title }: SharePreviewProps) {
  const { id, slug, state } = content;
  const [drawn, setDrawn] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const isLive = state === 'published';
  const { level } = useDesk(table);
  const isMailed = table === 'blog_posts' && includesLevel(level, 'mail');
  const isCurrent = drawn === title || (isLive && drawn !== undefined);

  return (
    <figure className="sm:col-span-2">
      <figcaption className="mb-1.5 text-[0.9375rem] leading-6 font-medium text-ink">
        Shared link
      </figcaption>
      {drawn !== undefined && (
        // biome-ignore lint/performance/noImgElement: generated for this preview only.
        <img
          src={isLive ? socialImagePath(table, slug) : socialCardPath(table, id, drawn)}
          alt={`Card of “${drawn}”`}
          width={1200}
          height={630}
          onError={() => setFailed(true)}
          className="mb-3 h-auto w-full max-w-[37rem] rounded-control border border-line bg-hover text-staff text-ink-3"
        />
      )}
      {hasFailed && (
        <p role="alert" className="mb-3 text-staff text-high">
          The card could not be drawn. Please try again in a moment.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isCurrent && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setFailed(false);
              setDrawn(title);
            }}
          >
            {drawn === undefined ? 'See the card' : 'Redraw with the new title'}
          </Button>
        )}
        {isMailed && (
          <ButtonLink href={announcementMailPath(id)} target="_blank" variant="secondary" size="sm">
            See the email
          </ButtonLink>
        )}
      </div>
      <p className="mt-1.5 text-staff text-ink-3">
        {isLive
          ? 'This is the card that is public now.'
          : 'The card has the title as typed and the details of the last version.'}
        {isMailed && ' The email shows the last version.'}
      </p>
    </figure>
  );
}
