import { CareersView } from '@/components/careers/site/careers-view';
import { listJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { readJobFilters } from '@/lib/careers/job-filters';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';

// Handles /careers if the URL has filters (middleware.ts).
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
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
  const query = filteredPageQuery((await params).query);
  const page = pageNumber(query.get('page') ?? '') ?? 1;
  const now = new Date();
  const jobs = (await listJobs()).filter((job) => isOpen(job, now));
  return <CareersView jobs={jobs} filters={readJobFilters(query)} page={page} />;
}
