import { RichText } from '@/components/content/site/blocks/rich-text';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { Section } from '@/components/marketing/section';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import type { TextFacts } from '@/lib/content/blocks/model';
import { paths } from '@/lib/paths';
import type { PersonPaths, Photos } from '@/lib/people/faces/model';
import type { Webinar, WebinarSummary } from '@/lib/webinars/model';
import { placesLeft, showsPlaces, webinarPhase } from '@/lib/webinars/rules';
import { BackLink } from './back-link';
import { ByPhase } from './by-phase';
import { CalendarLinks } from './calendar-links';
import { PrivateWebinar } from './private-webinar';
import { RegistrationPanel } from './registration-panel';
import { WebinarCard } from './webinar-card';
import { WebinarFacts } from './webinar-facts';

type WebinarViewProps = {
  webinar: Webinar;
  facts: TextFacts;
  others: WebinarSummary[];
  photos: Photos;
  people?: PersonPaths;
  /** Time of the render. In the browser, the visitor's clock is used instead. */
  now: Date;
};

/** Detail view of spec section 2: the webinar, its form or recording, and the next webinars. */
export function WebinarView({ webinar, others, photos, people, now, facts }: WebinarViewProps) {
  const renderedAt = now.toISOString();
  return (
    <>
      <article className="page-width grid gap-x-6 gap-y-10 pt-5 lg:grid-cols-12 lg:gap-y-14 lg:pt-12">
        <header className="lg:col-span-7 lg:pr-10">
          <BackLink href={paths.webinars}>Back to all webinars</BackLink>
          <p className="label mt-4 text-ink-3 lg:mt-10">{webinar.tags.join(' / ')}</p>
          <h1 className="mt-3 text-h1 lg:mt-4">{webinar.title}</h1>
          <div className="mt-4 border-y border-line py-4 lg:mt-8 lg:py-5">
            <WebinarFacts webinar={webinar} renderedAt={renderedAt} photos={photos} people={people}>
              {showsPlaces(webinar) &&
                !webinar.cancelledAt &&
                webinarPhase(webinar, now) === 'open' && (
                  <>
                    <dt>Places left</dt>
                    <dd className="font-mono text-staff leading-6">
                      {placesLeft(webinar)} of {webinar.capacity}
                    </dd>
                  </>
                )}
            </WebinarFacts>
          </div>
          <p className="mt-5 max-w-measure text-lead">{webinar.description}</p>
          <div className="mt-6">
            {!webinar.cancelledAt && (
              <ByPhase
                session={webinar}
                renderedAt={renderedAt}
                open={<CalendarLinks webinar={webinar} />}
                running={null}
                over={null}
              />
            )}
          </div>
        </header>
        <div className="lg:col-span-5 lg:row-span-2 lg:pt-2">
          <RegistrationPanel
            webinar={webinar}
            renderedAt={renderedAt}
            calendar={<CalendarLinks webinar={webinar} />}
          />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:pr-10">
          <div className="overflow-hidden rounded-surface border border-line bg-surface">
            <SubjectPicture
              subject={subjectOf('webinars', webinar)}
              ground="screen"
              imageUrl={webinar.imageUrl}
              imageAlt={webinar.imageAlt}
              sizes="(min-width: 1024px) 680px, 100vw"
            />
          </div>
          <div className="mt-10">
            <RichText text={webinar.body} facts={facts} />
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <Section number="01" label="Next" title="Other upcoming webinars">
          <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <WebinarCard webinar={other} renderedAt={renderedAt} photos={photos} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PrivateWebinar />
    </>
  );
}
