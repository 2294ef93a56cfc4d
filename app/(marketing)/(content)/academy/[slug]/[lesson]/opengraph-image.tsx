import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readSample } from '@/lib/academy/learning/samples/data';
import { minutesLabel } from '@/lib/academy/rules';
import { socialImage } from '@/lib/core/seo/social-image';
import { samplePath } from '@/lib/paths/site';
import { readDrawnFace } from '@/lib/people/faces/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A sample lesson of the Tech Link academy: its title, course and length';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

type ImageProps = { params: Promise<{ slug: string; lesson: string }> };

export default async function Image({ params }: ImageProps) {
  const { slug, lesson: lessonSlug } = await params;
  const sample = await readSample(slug, lessonSlug);
  if (!sample) notFound();
  const { course, lesson } = sample;
  return socialImage({
    label: `Academy · ${course.title}`,
    title: lesson.title,
    figure: (
      <SocialFigure
        subject={{ seed: samplePath(course.slug, lesson.slug), drawing: course.drawing }}
      />
    ),
    face: await readDrawnFace(course.instructor),
    facts: [course.instructor, lesson.minutes === null ? null : minutesLabel(lesson.minutes)],
  });
}
