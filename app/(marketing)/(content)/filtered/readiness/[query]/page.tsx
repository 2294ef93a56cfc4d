import { ReadinessView } from '@/components/tools/site/readiness-view';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { paths } from '@/lib/paths';
import { readTitles } from '@/lib/tools/readiness/data';
import { readReadiness } from '@/lib/tools/readiness/rules';

// Handles /readiness if the URL has answers (middleware.ts).
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export const metadata = {
  title: 'Readiness report',
  alternates: { canonical: paths.readiness },
  robots: { index: false },
};

type ReportPageProps = { params: Promise<{ query: string }> };

export default async function ReportPage({ params }: ReportPageProps) {
  const readiness = readReadiness(filteredPageQuery((await params).query));
  const readings = await readTitles(readiness.report?.steps.map(({ reading }) => reading) ?? []);
  return <ReadinessView readiness={readiness} readings={readings} isSent />;
}
