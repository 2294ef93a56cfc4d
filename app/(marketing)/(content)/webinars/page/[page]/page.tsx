import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { PastWebinars } from '@/components/webinars/site/past-webinars';
import { PrivateWebinar } from '@/components/webinars/site/private-webinar';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentListPath } from '@/lib/paths/site';
import { readPhotos } from '@/lib/people/faces/data';
import { readWebinarPage } from '@/lib/webinars/data';

export const dynamic = 'error';
export const revalidate = 600;

type PastWebinarsPageProps = { params: Promise<{ page: string }> };

/** Rendered on the first request, because most sites have only one page. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PastWebinarsPageProps): Promise<Metadata> {
  const page = pageNumber((await params).page);
  if (!page || !(await readWebinarPage(page, new Date()))) return notFoundMetadata;
  return pageMetadata({
    title: `Past webinars, page ${page}`,
    description: `Recordings and slides of our past working sessions on automation and AI, page ${page}.`,
    path: contentListPath('webinars', page),
  });
}

export default async function PastWebinarsPage({ params }: PastWebinarsPageProps) {
  const page = pageNumber((await params).page);
  if (page === 1) permanentRedirect(paths.webinars);
  const now = new Date();
  const list = page && (await readWebinarPage(page, now));
  if (!list) notFound();
  const photos = await readPhotos();
  const trail = [
    { name: 'Webinars', path: paths.webinars },
    { name: `Page ${page}`, path: contentListPath('webinars', page) },
  ];
  return (
    <>
      <StructuredData items={[...contentList('webinars', list.past), breadcrumbs(trail)]} />
      <PageHead
        label="Webinars"
        title="Past webinars"
        lead="Working sessions on one real process each, with their recordings and slides."
      />
      <PastWebinars
        number="01"
        webinars={list.past}
        renderedAt={now.toISOString()}
        photos={photos}
        page={page}
        pages={list.pages}
      />
      <PrivateWebinar />
    </>
  );
}
