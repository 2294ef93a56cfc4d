import { StructuredData } from '@/components/marketing/structured-data';
import { ReadinessView } from '@/components/tools/site/readiness-view';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { absoluteUrl, breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readReadiness } from '@/lib/tools/readiness/rules';

export const dynamic = 'error';
export const revalidate = 600;

const DESCRIPTION =
  'Twelve questions about one process, scored by rules that you can read, and a report with the next three steps. No email is asked for.';

export const metadata = pageMetadata({
  title: 'AI-readiness check',
  description: DESCRIPTION,
  path: paths.readiness,
});

export default function ReadinessPage() {
  return (
    <>
      <ReadinessView
        readiness={readReadiness(new URLSearchParams())}
        readings={[]}
        isSent={false}
      />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'AI-readiness check', path: paths.readiness }]),
          {
            '@type': 'WebApplication',
            name: 'AI-readiness check',
            description: DESCRIPTION,
            url: absoluteUrl(paths.readiness),
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
