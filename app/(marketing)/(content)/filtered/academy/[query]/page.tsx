import { AcademyView } from '@/components/academy/site/academy-view';
import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { listCourses } from '@/lib/academy/data';
import { readCourseFilters } from '@/lib/academy/rules';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { log } from '@/lib/core/log';
import { paths } from '@/lib/paths';
import { readPhotos } from '@/lib/people/faces/data';

// Answers for /academy if its URL has filters (middleware.ts).
// Rendered for each request, and never stored (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}
export const metadata = {
  title: 'Academy',
  alternates: { canonical: paths.academy },
  robots: { index: false },
};

type FilteredPageProps = { params: Promise<{ query: string }> };

export default async function FilteredAcademyPage({ params }: FilteredPageProps) {
  const filters = readCourseFilters(filteredPageQuery((await params).query));
  // There is no cached page to fall back on, and an error boundary needs JavaScript.
  const read = await Promise.all([listCourses(), readPhotos()]).catch((error: unknown) => {
    log.error({ err: error }, 'courses cannot be listed');
    return null;
  });
  if (!read) return <CoursesFailed />;
  const [courses, photos] = read;
  return <AcademyView courses={courses} photos={photos} filters={filters} />;
}
