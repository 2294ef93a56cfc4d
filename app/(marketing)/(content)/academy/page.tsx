import { AcademyView } from '@/components/academy/site/academy-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readCoursePage } from '@/lib/academy/data';
import { NO_COURSE_FILTERS } from '@/lib/academy/rules';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Academy',
  description:
    'Courses in automation, AI, data and web development by working engineers, some of them free, each with its outline and its price.',
  path: paths.academy,
});

export default async function AcademyPage() {
  const [list, photos] = await Promise.all([readCoursePage(1), readPhotos()]);
  const shown = list ?? { courses: [], total: 0 };
  return (
    <>
      <AcademyView
        list={shown}
        total={shown.total}
        photos={photos}
        filters={NO_COURSE_FILTERS}
        page={1}
      />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Academy', path: paths.academy }]),
          ...contentList('courses', shown.courses),
        ]}
      />
    </>
  );
}
