import { AcademyView } from '@/components/academy/site/academy-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readCoursePage } from '@/lib/academy/data';
import { NO_COURSE_FILTERS } from '@/lib/academy/rules';
import { courseList } from '@/lib/academy/structured-data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Academy',
  description:
    'Courses in automation, AI, data and web development by working engineers, some of them free, each with its outline and its price.',
  path: paths.academy,
});

export default async function AcademyPage() {
  const list = (await readCoursePage(1)) ?? { courses: [], total: 0 };
  return (
    <>
      <AcademyView list={list} total={list.total} filters={NO_COURSE_FILTERS} page={1} />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Academy', path: paths.academy }]),
          ...(list.courses.length > 0 ? [courseList(list.courses)] : []),
        ]}
      />
    </>
  );
}
