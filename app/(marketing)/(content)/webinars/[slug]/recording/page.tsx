import type { Metadata } from 'next';
import { StructuredData } from '@/components/marketing/structured-data';
import { PrivateWebinar } from '@/components/webinars/site/private-webinar';
import { RecordingView } from '@/components/webinars/site/recording-view';
import { cacheTags } from '@/lib/cache-tags';
import { redirectIfMoved } from '@/lib/content/moved';
import { readVideo } from '@/lib/content/videos/data';
import { videoObject } from '@/lib/content/videos/structured-data';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { videoKind, videoLabel } from '@/lib/core/video/summary';
import { paths } from '@/lib/paths';
import { contentPath, webinarRecordingPath } from '@/lib/paths/site';
import { readWebinar, readWebinarPage } from '@/lib/webinars/data';
import type { Webinar } from '@/lib/webinars/model';
import { hasRecordingPage } from '@/lib/webinars/rules';

export const dynamic = 'error';
export const revalidate = 600;

type Props = PageProps<'/webinars/[slug]/recording'>;

const kindOf = ({ video }: Webinar) => (video ? videoKind(video) : 'Recording');

/** Prerenders the recordings of the newest past webinars; the others are rendered on the first request. */
export async function generateStaticParams() {
  const { past } = (await readWebinarPage(1, new Date())) ?? { past: [] };
  return past
    .filter(({ recordingUrl, videoId }) => recordingUrl || videoId)
    .map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar) return notFoundMetadata;
  return pageMetadata({
    title: `${kindOf(webinar)}: ${webinar.title}`,
    description: `${webinar.description} ${webinar.video ? `${videoLabel(webinar.video)}, with` : 'To read:'} every slide and what was said.`,
    path: webinarRecordingPath(slug),
  });
}

export default async function RecordingPage({ params }: Props) {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar || !hasRecordingPage(webinar)) return redirectIfMoved('webinars', slug);
  const video = await readVideo(webinar.videoId, [cacheTags.record('webinars', slug)]);
  const path = webinarRecordingPath(slug);
  const shown = {
    name: webinar.title,
    description: webinar.description,
    path,
    picture: `${path}/opengraph-image`,
  };
  const film = video ? [videoObject(video, shown)] : [];
  const trail = [
    { name: 'Webinars', path: paths.webinars },
    { name: webinar.title, path: contentPath('webinars', slug) },
    { name: kindOf(webinar), path },
  ];
  return (
    <>
      <StructuredData items={[breadcrumbs(trail), ...film]} />
      <RecordingView webinar={webinar} film={video} />
      <PrivateWebinar />
    </>
  );
}
