import { notFound } from 'next/navigation';
import { courseCard } from '@/components/academy/site/social-card';
import { readCourse } from '@/lib/academy/data';
import { socialImage } from '@/lib/core/seo/social-image';
import { readDrawnFace } from '@/lib/people/faces/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A course of Tech Link: its title, level, price and duration';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const course = await readCourse((await params).slug);
  if (!course) notFound();
  return socialImage(courseCard(course, await readDrawnFace(course.instructor)));
}
