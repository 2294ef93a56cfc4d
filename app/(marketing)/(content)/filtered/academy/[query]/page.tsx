import { AcademyView } from '@/components/academy/site/academy-view';
import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { findCourses, readCoursePage } from '@/lib/academy/data';
import { COURSES_PER_PAGE, type CourseFilters, readCourseFilters } from '@/lib/academy/rules';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { pageCount, pageNumber } from '@/lib/core/lists/numbered-pages';
import { log } from '@/lib/core/log';
import { paths } from '@/lib/paths';
import { readPhotos } from '@/lib/people/faces/data';

// Handles /academy if the URL has filters (middleware.ts).
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
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
  // There is no cached page to fall back to, and an error boundary needs JavaScript.
  const page = pageNumber(query.get('page') ?? '') ?? 1;
  const read = await Promise.all([readLists(filters, page), readPhotos()]).catch(
    (error: unknown) => {
      log.error({ err: error }, 'courses cannot be listed');
      return null;
    },
  );
  if (!read) return <CoursesFailed />;
  const [lists, photos] = read;
  return <AcademyView {...lists} photos={photos} filters={filters} />;
}

/**
 * Returns every course if they fit on one page, so that the script can filter them; else a page of the matching
 * courses.
 */
async function readLists(filters: CourseFilters, page: number) {
  const all = (await readCoursePage(1)) ?? { courses: [], total: 0 };
  const { total } = all;
  if (all.courses.length === total) return { list: all, total, page: 1 };
  const list = await findCourses(filters, page);
  return { list, total, page: page > pageCount(list.total, COURSES_PER_PAGE) ? 1 : page };
}
