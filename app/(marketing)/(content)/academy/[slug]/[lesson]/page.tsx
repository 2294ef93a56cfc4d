import type { Metadata } from 'next';
import { SampleView } from '@/components/academy/site/sample-view';
import { sampleMargin } from '@/components/margins/sample-margin';
import { StructuredData } from '@/components/marketing/structured-data';
import { listSamples, readSample } from '@/lib/academy/learning/samples/data';
import { sampleThing } from '@/lib/academy/learning/samples/structured-data';
import { cacheTags } from '@/lib/cache-tags';
import { readTextFacts } from '@/lib/content/blocks/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { readVideo } from '@/lib/content/videos/data';
import { notFoundMetadata, pageMetadata, searchDescription } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, sampleMarkdownPath, samplePath } from '@/lib/paths/site';
import { readPersonPaths, readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

type SamplePageProps = { params: Promise<{ slug: string; lesson: string }> };

export async function generateStaticParams() {
  return (await listSamples()).map(({ course, lesson }) => ({ slug: course, lesson }));
}

export async function generateMetadata({ params }: SamplePageProps): Promise<Metadata> {
  const { slug, lesson } = await params;
  const sample = await readSample(slug, lesson);
  if (!sample) return notFoundMetadata;
  return pageMetadata({
    title: `${sample.lesson.title}: ${sample.course.title}`,
    description: searchDescription(sample.lesson.summary ?? sample.course.description),
    path: samplePath(slug, lesson),
    markdown: sampleMarkdownPath(slug, lesson),
  });
}

export default async function SamplePage({ params }: SamplePageProps) {
  const { slug, lesson } = await params;
  const sample = await readSample(slug, lesson);
  if (!sample) return redirectIfMoved('courses', slug);
  const [video, facts, photos, people] = await Promise.all([
    readVideo(sample.text.videoId, [cacheTags.record('courses', slug)]),
    readTextFacts([sample.text.body]),
    readPhotos(),
    readPersonPaths(),
  ]);
  const trail = breadcrumbs([
    { name: 'Academy', path: paths.academy },
    { name: sample.course.title, path: contentPath('courses', slug) },
    { name: sample.lesson.title, path: samplePath(slug, lesson) },
  ]);
  return (
    <>
      <SampleView
        {...sample}
        facts={facts}
        video={video}
        photos={photos}
        notes={sampleMargin(sample.course, photos, people)}
      />
      <StructuredData items={[sampleThing(sample), trail]} />
    </>
  );
}
