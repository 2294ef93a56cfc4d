import { WORKED_CASE, workedProject } from '@/components/cases/site/worked-project';
import { StructuredData } from '@/components/marketing/structured-data';
import { CalculatorView } from '@/components/tools/site/calculator-view';
import { readCase } from '@/lib/cases/data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { absoluteUrl, breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { listServices } from '@/lib/services/data';
import { priceListOf } from '@/lib/tools/calculator/prices';
import { readCalculation } from '@/lib/tools/calculator/query';

export const dynamic = 'error';
export const revalidate = 600;

const DESCRIPTION =
  'Hours, people and the cost of an hour give a range: what automating the work saves a month, what it costs, and when the money is back.';

export const metadata = pageMetadata({
  title: 'Savings calculator',
  description: DESCRIPTION,
  path: paths.calculator,
});

export default async function CalculatorPage() {
  const [services, study] = await Promise.all([listServices(), readCase(WORKED_CASE)]);
  const prices = priceListOf(services);
  const calculation = readCalculation(new URLSearchParams(), prices);
  return (
    <>
      <CalculatorView
        calculation={calculation}
        prices={prices}
        worked={study && workedProject(study)}
        isExample
      />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Savings calculator', path: paths.calculator }]),
          {
            '@type': 'WebApplication',
            name: 'Savings calculator',
            description: DESCRIPTION,
            url: absoluteUrl(paths.calculator),
            applicationCategory: 'BusinessApplication',
            operatingSystem: 'Any',
            browserRequirements: 'Works without JavaScript',
            isAccessibleForFree: true,
          },
        ]}
      />
    </>
  );
}
