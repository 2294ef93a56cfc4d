import { CalculatorView } from '@/components/tools/site/calculator-view';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { paths } from '@/lib/paths';
import { listServices } from '@/lib/services/data';
import { priceListOf } from '@/lib/tools/calculator/prices';
import { readCalculation } from '@/lib/tools/calculator/query';

// Handles /calculator if the URL has numbers (middleware.ts).
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export const metadata = {
  title: 'Savings estimate',
  alternates: { canonical: paths.calculator },
  robots: { index: false },
};

type EstimatePageProps = { params: Promise<{ query: string }> };

export default async function EstimatePage({ params }: EstimatePageProps) {
  const query = filteredPageQuery((await params).query);
  const prices = priceListOf(await listServices());
  return <CalculatorView calculation={readCalculation(query, prices)} prices={prices} />;
}
