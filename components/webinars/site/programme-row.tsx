import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { timeFormat } from '@/lib/core/time/format';
import { contentPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import type { WebinarSummary } from '@/lib/webinars/model';
import { placesLeft } from '@/lib/webinars/rules';
import { ByPhase } from './by-phase';
import { RecordingLinks } from './recording-links';
import { WebinarFacts } from './webinar-facts';

type ProgrammeRowProps = { webinar: WebinarSummary; renderedAt: string; photos: Photos };

const dayNumber = timeFormat(BUSINESS_TIME_ZONE, { day: 'numeric' });
const monthName = timeFormat(BUSINESS_TIME_ZONE, { month: 'short' });

/** Row of a webinar in the programme: the day, every field of spec section 3, and the actions of its phase. */
export function ProgrammeRow({ webinar, renderedAt, photos }: ProgrammeRowProps) {
  const path = contentPath('webinars', webinar.slug);
  const titleId = `webinar-${webinar.slug}`;
  const start = new Date(webinar.startsAt);
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-4 wrap-anywhere border-t border-line py-5 sm:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,1fr)_19rem] lg:py-9"
    >
      {/* Hidden from screen readers, because the facts contain the full date. */}
      <p aria-hidden className="flex items-baseline gap-x-3 text-ink sm:block">
        <span className="block font-mono text-[2.5rem] leading-none font-medium tracking-[-0.06em] lg:text-[3.75rem]">
          {dayNumber.format(start)}
        </span>
        <span className="label mt-2 block text-accent">{monthName.format(start)}</span>
      </p>
      <div className="sm:grid sm:gap-x-6 xl:grid-cols-[11rem_minmax(0,1fr)] xl:items-start">
        <SubjectPicture
          subject={subjectOf('webinars', webinar)}
          ground="screen"
          imageUrl={webinar.imageUrl}
          imageAlt={webinar.imageAlt}
          sizes="11rem"
          className="aspect-video rounded-control max-xl:hidden"
        />
        <div>
          <p className="label text-ink-3">{webinar.tags.join(' / ')}</p>
          <h3 id={titleId} className="mt-2 text-h3 lg:text-2xl">
            <a href={path} className="transition-colors hover:text-accent">
              {webinar.title}
            </a>
          </h3>
          <p className="mt-2 max-w-[34em] text-base leading-6.5">{webinar.description}</p>
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
      </div>
      <div className="sm:max-lg:col-start-2">
        <WebinarFacts webinar={webinar} renderedAt={renderedAt} photos={photos} />
      </div>
    </article>
  );
}
