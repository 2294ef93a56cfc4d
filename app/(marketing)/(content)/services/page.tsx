import { KeyFigures } from '@/components/marketing/key-figures';
import { MoreInSearch } from '@/components/marketing/more-in-search';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { serviceFigures } from '@/components/marketing/pricing/price-figures';
import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import { StructuredData } from '@/components/marketing/structured-data';
import { ServiceGroups } from '@/components/services/site/service-groups';
import { Stages } from '@/components/services/site/stages';
import { WhereToBegin } from '@/components/services/site/where-to-begin';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { listServices } from '@/lib/services/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Services',
  description:
    'What Tech Link builds and runs: workflows, document processing, assistants, integrations and reports, each with its scope, price and duration.',
  path: paths.services,
});

export default async function ServicesPage() {
  const services = await listServices();
  return (
    <>
      <PageHead
        label="Services"
        title="Automation, from the first map to daily runs"
        lead="Some teams need one process taken over, others a dozen joined up. Each service states what it covers, where its price begins and how long it takes; you can stop after any of them."
        figure={<KeyFigures figures={serviceFigures(services)} />}
        hasNextStep
      >
        <ButtonLink href={paths.booking} size="lg">
          Book a Demo
        </ButtonLink>
        <ButtonLink href={paths.pricing} size="lg" variant="secondary">
          See plans for running it
        </ButtonLink>
      </PageHead>
      <section aria-labelledby="price-list" className="page-width mt-8 lg:mt-20">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="price-list" className="text-h2">
            What we do, and what it costs
          </h2>
          {services.length > 0 && <PriceStoryLink />}
        </div>
        {services.length > 0 ? (
          <>
            <ServiceGroups services={services.slice(0, MAX_SHOWN)} />
            <MoreInSearch total={services.length} things="services" />
          </>
        ) : (
          <EmptyState
            title="No services are listed at the moment"
            action={<ButtonLink href={paths.booking}>Book a Demo</ButtonLink>}
          >
            Tell us about your process in a consultation, and we will tell you what we can do.
          </EmptyState>
        )}
      </section>
      <div className="page-width mt-14 lg:mt-20">
        <Stages />
      </div>
      <WhereToBegin services={services} />
      <div className="page-width mt-12 grid items-center gap-x-6 gap-y-6 pb-16 lg:mt-16 lg:grid-cols-12 lg:pb-20">
        <p className="max-w-measure text-lead text-ink lg:col-span-8">
          Not sure which of them you need? Tell us about one process. Thirty minutes are enough to
          see whether it is worth automating, and roughly what it takes.
        </p>
        <p className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
          <ButtonLink href={paths.compare} size="lg" variant="secondary">
            Do it yourself, or with us?
          </ButtonLink>
        </p>
      </div>
      <NextStep href={paths.booking} label="Book a Demo" note="30 minutes by video, free" />
      <StructuredData
        items={[
          ...contentList('services', services.slice(0, MAX_SHOWN)),
          breadcrumbs([{ name: 'Services', path: paths.services }]),
        ]}
      />
    </>
  );
}
