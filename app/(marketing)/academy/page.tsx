import { AcademyView } from '@/components/academy/academy-view';
import { StructuredData } from '@/components/seo/structured-data';
import { listCourses } from '@/lib/courses/data';
import { NO_COURSE_FILTERS } from '@/lib/courses/rules';
import { courseList } from '@/lib/courses/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Academy',
  description:
    'Recorded courses in automation, AI, data and web development by working engineers, some of them free, each with its outline and its price.',
  path: paths.academy,
});

export default async function AcademyPage() {
  const courses = await listCourses();
  return (
    <>
      <AcademyView courses={courses} filters={NO_COURSE_FILTERS} />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Academy', path: paths.academy }]),
          ...(courses.length > 0 ? [courseList(courses)] : []),
        ]}
      />
    </>
  );
}
