import { applicantQuestions } from '@/components/careers/site/applicant-questions';
import { CareersView } from '@/components/careers/site/careers-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { listJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { NO_JOB_FILTERS } from '@/lib/careers/job-filters';
import { FILTERED_PAGE_SIZE } from '@/lib/core/lists/filter-query';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

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
      <StructuredData
        items={[
          ...contentList('jobs', jobs.slice(0, FILTERED_PAGE_SIZE)),
          breadcrumbs([{ name: 'Careers', path: paths.careers }]),
          faqPage(applicantQuestions),
        ]}
      />
    </>
  );
}
