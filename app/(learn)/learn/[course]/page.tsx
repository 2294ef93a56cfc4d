import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CourseHome } from '@/components/academy/site/learning/course-home';
import { LinkRequest } from '@/components/academy/site/learning/link-request';
import { readCourse } from '@/lib/academy/data';
import { readSession } from '@/lib/academy/learning/session';
import { env } from '@/lib/core/env';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your course',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type LearnPageProps = { params: Promise<{ course: string }> };

/** Overview of a course for an enrolled student; everyone else sees how to get the link. */
export default async function LearnPage({ params }: LearnPageProps) {
  const { course: slug } = await params;
  const session = await readSession(slug);
  if (session) return <CourseHome learner={session.learner} site={env.SITE_URL} />;
  const course = await readCourse(slug);
  if (!course) notFound();
  return <LinkRequest course={course} />;
}
