import { CareersView } from '@/components/careers/site/careers-view';
import { listJobs } from '@/lib/careers/data';
import { isOpen, readJobFilters } from '@/lib/careers/rules';
import { pageQuery } from '@/lib/core/lists/filter-query';
import { paths } from '@/lib/paths';

// Answers for /careers if its URL has filters (next.config.ts).
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
