import { notFound } from 'next/navigation';
import { courseSubject } from '@/components/academy/site/subject';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readCourse } from '@/lib/academy/data';
import { levelLabel, priceLabel } from '@/lib/academy/rules';
import { socialImage } from '@/lib/core/seo/social-image';
import { readDrawnFace } from '@/lib/people/faces/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A course of Tech Link: its title, level, price and duration';

/** Rendered at the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const course = await readCourse((await params).slug);
  if (!course) notFound();
  return socialImage({
    label: `Course · ${course.category}`,
    title: course.title,
    figure: <SocialFigure subject={courseSubject(course)} />,
    face: await readDrawnFace(course.instructor),
    facts: [levelLabel(course.level), priceLabel(course.price), course.duration],
  });
}
