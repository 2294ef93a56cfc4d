import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { notices } from '@/lib/notices';
import { paths, webinarRecordingPath } from '@/lib/paths';
import type { Webinar } from '@/lib/webinars/model';
import { placesLeft } from '@/lib/webinars/rules';
import { ByPhase } from './by-phase';
import { ChapterList } from './chapter-list';
import { RecordingLinks } from './recording-links';
import { RegistrationForm } from './registration-form';

type RegistrationPanelProps = { webinar: Webinar; renderedAt: string; calendar: ReactNode };

const heading = 'mb-3 text-h3';

/** The registration form until the webinar starts, its recording once it is over. */
export function RegistrationPanel({ webinar, renderedAt, calendar }: RegistrationPanelProps) {
  return (
    <section
      aria-label="Registration and recording"
      className="rounded-surface border border-line bg-surface p-6 lg:sticky lg:top-24 lg:p-8"
    >
      <ByPhase
        session={webinar}
        renderedAt={renderedAt}
        open={
          <RegistrationForm
            webinarId={webinar.id}
            isFull={placesLeft(webinar) === 0}
            full={
              <>
                <h2 className={heading}>Every place is taken</h2>
                <p>Another webinar may suit you; see which ones come next.</p>
                <ButtonLink href={paths.webinars} variant="secondary" className="mt-5">
                  See the other webinars
                </ButtonLink>
              </>
            }
            calendar={calendar}
          />
        }
        running={
          <>
            <h2 className={heading}>Running now</h2>
            <p className="text-ink">{notices.webinarClosed}</p>
            <p className="mt-2">If you are registered, the link to join is in our mail to you.</p>
          </>
        }
        over={
          <>
            <h2 className={heading}>Recording and slides</h2>
            <div className="flex flex-wrap gap-3">
              <RecordingLinks webinar={webinar} />
            </div>
            <ChapterList chapters={webinar.chapters} path={webinarRecordingPath(webinar.slug)} />
          </>
        }
      />
    </section>
  );
}
