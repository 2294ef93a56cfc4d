import type { ReactNode } from 'react';
import { PersonName } from '@/components/people/site/person-name';
import { Portrait } from '@/components/people/site/portrait';
import type { PersonPaths, Photos } from '@/lib/people/faces/model';
import { sessionDate, sessionTime, showsAttendees } from '@/lib/webinars/rules';
import { ByPhase } from './by-phase';
import { VisitorTime } from './visitor-time';

type WebinarFactsProps = {
  webinar: {
    startsAt: string;
    durationMinutes: number;
    presenter: string;
    presenterRole: string | null;
    attendees: number;
  };
  renderedAt: string;
  photos: Photos;
  /** Paths of the presenters' pages. Omitted on a card, which is a single link. */
  people?: PersonPaths;
  /** Additional rows, such as the number of free places. */
  children?: ReactNode;
};

/**
 * Date, time, duration and presenter, and the number of attendees if there are many. Space for the visitor's local time
 * is reserved to avoid a layout shift.
 */
export function WebinarFacts({ webinar, renderedAt, photos, people, children }: WebinarFactsProps) {
  const start = new Date(webinar.startsAt);
  return (
    <dl className="grid grid-cols-[5.5rem_1fr] gap-y-1.5 text-[0.9375rem] leading-6 [&_dd]:text-ink [&_dt]:text-ink-3">
      <dt>Date</dt>
      <dd className="font-mono text-staff leading-6">
        <time dateTime={webinar.startsAt}>{sessionDate(start)}</time>
      </dd>
      <dt>Time</dt>
      <dd className="whitespace-nowrap">
        <span className="block font-mono text-staff leading-6">{sessionTime(start)}</span>
        <VisitorTime startsAt={webinar.startsAt} />
      </dd>
      <dt>Duration</dt>
      <dd className="font-mono text-staff leading-6">{webinar.durationMinutes} minutes</dd>
      <dt className="self-center">Presenter</dt>
      <dd className="flex items-center gap-3">
        <Portrait
          name={webinar.presenter}
          photo={photos[webinar.presenter]}
          decorative
          className="size-9 text-xs"
        />
        <span>
          <PersonName name={webinar.presenter} path={people?.[webinar.presenter]} />
          {webinar.presenterRole && <span className="text-ink-2">, {webinar.presenterRole}</span>}
        </span>
      </dd>
      {showsAttendees(webinar) && (
        <>
          <dt>Attendees</dt>
          <dd className="font-mono text-staff leading-6">
            <ByPhase
              session={webinar}
              renderedAt={renderedAt}
              open={`${webinar.attendees} registered`}
              running={webinar.attendees}
              over={webinar.attendees}
            />
          </dd>
        </>
      )}
      {children}
    </dl>
  );
}
