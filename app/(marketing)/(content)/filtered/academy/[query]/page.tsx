import { AcademyView } from '@/components/academy/site/academy-view';
import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { findCourses, readCoursePage } from '@/lib/academy/data';
import { type CourseFilters, readCourseFilters } from '@/lib/academy/rules';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { log } from '@/lib/core/log';
import { paths } from '@/lib/paths';

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
  const lists = await readLists(filters).catch((error: unknown) => {
    log.error({ err: error }, 'courses cannot be listed');
    return null;
  });
  if (!lists) return <CoursesFailed />;
  return <AcademyView {...lists} filters={filters} page={null} />;
}

/** Returns every course if one page holds them all, so that the script can filter them; else those found. */
async function readLists(filters: CourseFilters) {
  const first = (await readCoursePage(1)) ?? { courses: [], total: 0 };
  const isWhole = first.courses.length === first.total;
  return { list: isWhole ? first : await findCourses(filters), total: first.total };
}
