import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { Status } from '@/components/ui/status';
import { contentPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import type { WebinarSummary } from '@/lib/webinars/model';
import { placesLeft } from '@/lib/webinars/rules';
import { ByPhase } from './by-phase';
import { RecordingLinks } from './recording-links';
import { WebinarFacts } from './webinar-facts';

type WebinarCardProps = { webinar: WebinarSummary; renderedAt: string; photos: Photos };

/** Card of a webinar with every field of spec section 3 and the actions of its phase. */
export function WebinarCard({ webinar, renderedAt, photos }: WebinarCardProps) {
  const path = contentPath('webinars', webinar.slug);
  const titleId = `webinar-${webinar.slug}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden wrap-anywhere rounded-surface border border-line bg-surface"
    >
      <div className="border-b border-line bg-paper">
        <SubjectPicture
          subject={subjectOf('webinars', webinar)}
          ground="screen"
          imageUrl={webinar.imageUrl}
          imageAlt={webinar.imageAlt}
          sizes="(min-width: 768px) 50vw, 100vw"
        />
      </div>
      <div className="flex grow flex-col p-6">
        <p className="label text-ink-3">{webinar.tags.join(' / ')}</p>
        <h3 id={titleId} className="mt-4 text-h3">
          <a href={path} className="transition-colors hover:text-accent">
            {webinar.title}
          </a>
        </h3>
        <p className="mt-2 mb-5 text-base leading-6.5">{webinar.description}</p>
        <div className="mt-auto border-t border-line pt-4">
          <WebinarFacts webinar={webinar} renderedAt={renderedAt} photos={photos} />
        </div>
        <div className="mt-5 flex min-h-10 flex-wrap items-center gap-3">
          {webinar.cancelledAt ? (
            <Status tone="done">Cancelled</Status>
          ) : (
            <ByPhase
              session={webinar}
              renderedAt={renderedAt}
              open={
                placesLeft(webinar) === 0 ? (
                  <ButtonLink href={path} variant="secondary" aria-describedby={titleId}>
                    Join the waiting list
                  </ButtonLink>
                ) : (
                  <ButtonLink href={path} aria-describedby={titleId}>
                    Register Now
                  </ButtonLink>
                )
              }
              running={
                <Status tone="low">{webinar.begunAt ? 'It has started' : 'Running now'}</Status>
              }
              over={<RecordingLinks webinar={webinar} describedBy={titleId} />}
            />
          )}
        </div>
      </div>
    </article>
  );
}
