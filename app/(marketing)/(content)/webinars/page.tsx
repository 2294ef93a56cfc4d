import { NextStep } from '@/components/marketing/next-step';
import { StructuredData } from '@/components/marketing/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { HowItGoes } from '@/components/webinars/site/how-it-goes';
import { PrivateWebinar } from '@/components/webinars/site/private-webinar';
import { WebinarLists } from '@/components/webinars/site/webinar-lists';
import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { readPhotos } from '@/lib/people/faces/data';
import { readWebinarPage } from '@/lib/webinars/data';
import { placesLeft, sessionDate, webinarPhase } from '@/lib/webinars/rules';

export const dynamic = 'error';
export const revalidate = 600;

const trail = [{ name: 'Webinars', path: paths.webinars }];

export const metadata = pageMetadata({
  title: 'Webinars',
  description:
    'Free working sessions on automation and AI: a real process, built while you watch, with time for questions. Recordings, highlights and slides of past ones.',
  path: paths.webinars,
});

export default async function WebinarsPage() {
  const now = new Date();
  const [list, photos] = await Promise.all([readWebinarPage(1, now), readPhotos()]);
  const next = list?.upcoming.find(
    (webinar) =>
      webinarPhase(webinar, now) === 'open' && placesLeft(webinar) !== 0 && !webinar.cancelledAt,
  );
  return (
    <>
      <StructuredData
        items={[
          ...contentList('webinars', [
            ...(list?.upcoming.slice(0, MAX_SHOWN) ?? []),
            ...(list?.past ?? []),
          ]),
          breadcrumbs(trail),
        ]}
      />
      <div className="page-width pt-6 lg:pt-14">
        <p className="label text-ink-3">Webinars</p>
        <h1 className="mt-3 text-h1 lg:mt-4">See an automation built, start to finish</h1>
        <p className="mt-3 max-w-measure text-lead lg:mt-4">
          Free working sessions on one real process each, built while you watch, with a third of the
          time for your questions.
        </p>
      </div>
      <WebinarLists
        {...(list ?? { upcoming: [], past: [], pages: 1 })}
        photos={photos}
        renderedAt={now.toISOString()}
        noUpcoming={
          <EmptyState title="No webinar is planned at the moment">
            Recordings and highlights of past webinars are below, and we also run private webinars.
          </EmptyState>
        }
        noPast={
          <EmptyState title="No recordings yet">
            After each webinar its recording and its slides are kept here.
          </EmptyState>
        }
      />
      <HowItGoes />
      <PrivateWebinar />
      {next && (
        <NextStep
          href={contentPath('webinars', next.slug)}
          label="Register Now"
          note={`${next.title}, ${sessionDate(new Date(next.startsAt))}`}
          until={next.startsAt}
        />
      )}
    </>
  );
}
