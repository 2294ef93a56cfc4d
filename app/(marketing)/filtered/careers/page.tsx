import { CareersView } from '@/components/careers/careers-view';
import { pageQuery } from '@/lib/filter-query';
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
  const filters = readJobFilters(pageQuery(await searchParams));
  const now = new Date();
  const jobs = (await listJobs()).filter((job) => isOpen(job, now));
  return <CareersView jobs={jobs} filters={filters} />;
}
