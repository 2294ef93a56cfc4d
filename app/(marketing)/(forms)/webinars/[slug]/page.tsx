import type { Metadata } from 'next';
import { StructuredData } from '@/components/marketing/structured-data';
import { WebinarView } from '@/components/webinars/site/webinar-view';
import { readTextFacts } from '@/lib/content/blocks/data';
import { listBuilt } from '@/lib/content/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, markdownPath } from '@/lib/paths/site';
import { readPersonPaths, readPhotos } from '@/lib/people/faces/data';
import { listOtherWebinars, readWebinar } from '@/lib/webinars/data';
import { webinarEvent } from '@/lib/webinars/structured-data';

export const dynamic = 'error';
export const revalidate = 600;

type Props = PageProps<'/webinars/[slug]'>;

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('webinars');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar) return notFoundMetadata;
  return pageMetadata({
    title: webinar.seoTitle ?? webinar.title,
    description: webinar.seoDescription ?? webinar.description,
    path: contentPath('webinars', slug),
    markdown: markdownPath('webinars', slug),
  });
}

export default async function WebinarPage({ params }: Props) {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar) return redirectIfMoved('webinars', slug);
  const now = new Date();
  const [others, photos, people, facts] = await Promise.all([
    listOtherWebinars(slug, now),
    readPhotos(),
    readPersonPaths(),
    readTextFacts([webinar.body]),
  ]);
  const trail = [
    { name: 'Webinars', path: paths.webinars },
    { name: webinar.title, path: contentPath('webinars', slug) },
  ];
  return (
    <>
      <StructuredData
        items={[webinarEvent(webinar, now, people[webinar.presenter]), breadcrumbs(trail)]}
      />
      <WebinarView
        webinar={webinar}
        others={others}
        photos={photos}
        people={people}
        facts={facts}
        now={now}
      />
    </>
  );
}
