import type { ReactNode } from 'react';
import { Status } from '@/components/ui/status';
import { webinarNotices } from '@/lib/notices/webinars';
import { webinarRecordingPath } from '@/lib/paths/site';
import type { Webinar } from '@/lib/webinars/model';
import { placesLeft, sessionTime } from '@/lib/webinars/rules';
import { ByPhase } from './by-phase';
import { CancelledPanel } from './cancelled-panel';
import { ChapterList } from './chapter-list';
import { RecordingLinks } from './recording-links';
import { RegistrationForm } from './registration-form';

type RegistrationPanelProps = { webinar: Webinar; renderedAt: string; calendar: ReactNode };

const heading = 'mb-3 text-h3';

/** Shows the registration form until the webinar starts, and the recording after its end. */
export function RegistrationPanel({ webinar, renderedAt, calendar }: RegistrationPanelProps) {
  if (webinar.cancelledAt) return <CancelledPanel webinar={webinar} />;
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
            waiting={webinar.waiting}
            calendar={calendar}
          />
        }
        running={
          <>
            <h2 className={heading}>{webinar.begunAt ? 'It has started' : 'Running now'}</h2>
            {webinar.begunAt && (
              <p className="mb-2">
                <Status tone="low">On air since {sessionTime(new Date(webinar.begunAt))}</Status>
              </p>
            )}
            <p className="text-ink">{webinarNotices.webinarClosed}</p>
            <p className="mt-2">
              If you are registered, the button to join is on your page: our email to you links to
              it.
            </p>
          </>
        }
        over={
          <>
            <h2 className={heading}>Recording and slides</h2>
            <div className="flex flex-wrap gap-3">
              <RecordingLinks webinar={webinar} />
            </div>
            {webinar.chapters.length > 0 && (
              <h3 className="mt-6 font-medium text-ink">
                The live session, {webinar.durationMinutes} minutes
              </h3>
            )}
            <ChapterList chapters={webinar.chapters} path={webinarRecordingPath(webinar.slug)} />
          </>
        }
      />
    </section>
  );
}
