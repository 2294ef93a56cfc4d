import { AcademyView } from '@/components/academy/site/academy-view';
import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { listCourses } from '@/lib/academy/data';
import { readCourseFilters } from '@/lib/academy/rules';
import { pageQuery } from '@/lib/core/lists/filter-query';
import { log } from '@/lib/core/log';
import { paths } from '@/lib/paths';

// Answers for /academy if its URL has filters (next.config.ts).
export const metadata = {
  title: 'Academy',
  alternates: { canonical: paths.academy },
  robots: { index: false },
};

export default async function FilteredAcademyPage({
  searchParams,
}: PageProps<'/filtered/academy'>) {
  const filters = readCourseFilters(pageQuery(await searchParams));
  // There is no cached page to fall back on, and an error boundary needs JavaScript.
  const courses = await listCourses().catch((error: unknown) => {
    log.error({ err: error }, 'courses cannot be listed');
    return null;
  });
  if (!courses) return <CoursesFailed />;
  return <AcademyView courses={courses} filters={filters} />;
}
