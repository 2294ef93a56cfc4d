import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { PrivateWebinar } from '@/components/webinars/site/private-webinar';
import { WebinarLists } from '@/components/webinars/site/webinar-lists';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readWebinarPage } from '@/lib/webinars/data';

export const dynamic = 'error';
export const revalidate = 600;

const trail = [{ name: 'Webinars', path: paths.webinars }];

export const metadata = pageMetadata({
  title: 'Webinars',
  description:
    'Free working sessions on automation and AI: a real process, built while you watch, with time for questions. Recordings and slides of past ones.',
  path: paths.webinars,
});

export default async function WebinarsPage() {
  const now = new Date();
  const list = (await readWebinarPage(1, now)) ?? { upcoming: [], past: [], pages: 1 };
  return (
    <>
      <StructuredData items={[breadcrumbs(trail)]} />
      <PageHead
        label="Webinars"
        title="See an automation built, start to finish"
        lead="Free working sessions on one real process each, built while you watch, with a third of the time for your questions."
      />
      <WebinarLists
        {...list}
        renderedAt={now.toISOString()}
        noUpcoming={
          <EmptyState title="No webinar is planned at the moment">
            The recordings of past ones are below, and we hold webinars in private too.
          </EmptyState>
        }
        noPast={
          <EmptyState title="No recordings yet">
            After each webinar its recording and its slides are kept here.
          </EmptyState>
        }
      />
      <PrivateWebinar />
    </>
  );
}
