import { AcademyView } from '@/components/academy/site/academy-view';
import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { findCourses, readCoursePage } from '@/lib/academy/data';
import { COURSES_PER_PAGE, type CourseFilters, readCourseFilters } from '@/lib/academy/rules';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { pageCount, pageNumber } from '@/lib/core/lists/numbered-pages';
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
  const query = filteredPageQuery((await params).query);
  const filters = readCourseFilters(query);
  // There is no cached page to fall back on, and an error boundary needs JavaScript.
  const lists = await readLists(filters, pageNumber(query.get('page') ?? '') ?? 1).catch(
    (error: unknown) => {
      log.error({ err: error }, 'courses cannot be listed');
      return null;
    },
  );
  if (!lists) return <CoursesFailed />;
  return <AcademyView {...lists} filters={filters} />;
}

/** Returns every course if one page holds them all, so that the script can filter them; else a page of those found. */
async function readLists(filters: CourseFilters, page: number) {
  const all = (await readCoursePage(1)) ?? { courses: [], total: 0 };
  const { total } = all;
  if (all.courses.length === total) return { list: all, total, page: 1 };
  const list = await findCourses(filters, page);
  return { list, total, page: page > pageCount(list.total, COURSES_PER_PAGE) ? 1 : page };
}
