import { CareersView } from '@/components/careers/careers-view';
import { StructuredData } from '@/components/seo/structured-data';
import { listJobs } from '@/lib/jobs/data';
import { isOpen, NO_JOB_FILTERS } from '@/lib/jobs/rules';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Careers',
  description:
    'Open jobs at Tech Link with salary, place and closing date, how we work, and how we hire: two talks and a paid task in four weeks.',
  path: paths.careers,
});

export default async function CareersPage() {
  const now = new Date();
  const jobs = (await listJobs()).filter((job) => isOpen(job, now));
  return (
    <>
      <CareersView jobs={jobs} filters={NO_JOB_FILTERS} />
      <StructuredData items={[breadcrumbs([{ name: 'Careers', path: paths.careers }])]} />
    </>
  );
}
