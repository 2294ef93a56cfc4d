import { CareersView } from '@/components/careers/careers-view';
import { JobFinder } from '@/components/careers/job-finder';
import { listJobs } from '@/lib/jobs/data';
import { isOpen, readJobFilters } from '@/lib/jobs/rules';
import { paths } from '@/lib/paths';

// Answers for /careers when its address carries filters (next.config.ts).
export const metadata = {
  title: 'Careers',
  alternates: { canonical: paths.careers },
  robots: { index: false },
};

export default async function FilteredCareersPage({
  searchParams,
}: PageProps<'/filtered/careers'>) {
  const query = await searchParams;
  const pageFilters = readJobFilters({ get: (name) => [query[name]].flat()[0] ?? null });
  const now = new Date();
  const jobs = (await listJobs()).filter((job) => isOpen(job, now));
  return <CareersView list={<JobFinder jobs={jobs} pageFilters={pageFilters} />} />;
}
