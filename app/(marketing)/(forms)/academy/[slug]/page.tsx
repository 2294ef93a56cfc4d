import type { Metadata } from 'next';
import { CourseView } from '@/components/academy/site/course-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readCourse, readRelatedCourses } from '@/lib/academy/data';
import { readReviews } from '@/lib/academy/learning/data';
import { courseThing } from '@/lib/academy/structured-data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { listBuilt } from '@/lib/content/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, markdownPath } from '@/lib/paths/site';
import { readPersonPaths, readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

type Props = PageProps<'/academy/[slug]'>;

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('courses');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await readCourse((await params).slug);
  if (!course) return notFoundMetadata;
  return pageMetadata({
    title: course.seoTitle || course.title,
    description: course.seoDescription || course.description,
    path: contentPath('courses', course.slug),
    markdown: markdownPath('courses', course.slug),
  });
}

export default async function CoursePage({ params }: Props) {
  const { slug } = await params;
  const course = await readCourse(slug);
  if (!course) return redirectIfMoved('courses', slug);
  const [related, reviews, photos, people, facts] = await Promise.all([
    readRelatedCourses(course),
    readReviews(course),
    readPhotos(),
    readPersonPaths(),
    readTextFacts([course.body]),
  ]);
  const trail = breadcrumbs([
    { name: 'Academy', path: paths.academy },
    { name: course.title, path: contentPath('courses', slug) },
  ]);
  return (
    <>
      <CourseView
        course={course}
        related={related}
        reviews={reviews}
        photos={photos}
        people={people}
        facts={facts}
      />
      <StructuredData items={[courseThing(course, people[course.instructor]), trail]} />
    </>
  );
}
