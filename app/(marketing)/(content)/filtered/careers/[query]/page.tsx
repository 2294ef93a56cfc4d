import { CareersView } from '@/components/careers/site/careers-view';
import { listJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { readJobFilters } from '@/lib/careers/job-filters';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { paths } from '@/lib/paths';

// Answers for /careers if its URL has filters (middleware.ts).
// Rendered for each request, and never stored (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}
export const metadata = {
  title: 'Careers',
  alternates: { canonical: paths.careers },
  robots: { index: false },
};

type FilteredPageProps = { params: Promise<{ query: string }> };

export default async function FilteredCareersPage({ params }: FilteredPageProps) {
  const filters = readJobFilters(filteredPageQuery((await params).query));
  const now = new Date();
  const jobs = (await listJobs()).filter((job) => isOpen(job, now));
  return <CareersView jobs={jobs} filters={filters} />;
}
