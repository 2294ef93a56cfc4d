import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { AcademyView } from '@/components/academy/site/academy-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readCoursePage } from '@/lib/academy/data';
import { NO_COURSE_FILTERS } from '@/lib/academy/rules';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentListPath } from '@/lib/paths/site';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

type CoursesPageProps = { params: Promise<{ page: string }> };

/** Rendered on the first request, because most sites have only one page. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: CoursesPageProps): Promise<Metadata> {
  const page = pageNumber((await params).page);
  if (!page || !(await readCoursePage(page))) return notFoundMetadata;
  return pageMetadata({
    title: `Academy, page ${page}`,
    description: `Courses in automation, AI, data and web development by working engineers. Older courses, page ${page}.`,
    path: contentListPath('courses', page),
  });
}

export default async function OlderCoursesPage({ params }: CoursesPageProps) {
  const page = pageNumber((await params).page);
  if (page === 1) permanentRedirect(paths.academy);
  const list = page && (await readCoursePage(page));
  if (!list) notFound();
  const photos = await readPhotos();
  const trail = [
    { name: 'Academy', path: paths.academy },
    { name: `Page ${page}`, path: contentListPath('courses', page) },
  ];
  return (
    <>
      <AcademyView
        list={list}
        total={list.total}
        photos={photos}
        filters={NO_COURSE_FILTERS}
        page={page}
      />
      <StructuredData items={[breadcrumbs(trail), ...contentList('courses', list.courses)]} />
    </>
  );
}
