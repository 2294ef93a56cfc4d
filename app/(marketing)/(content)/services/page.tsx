import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/marketing/structured-data';
import { TextColumns } from '@/components/marketing/text-columns';
import { ServiceGroups } from '@/components/services/site/service-groups';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
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

const stages = [
  {
    label: 'Map',
    title: 'Find what is worth automating',
    text: 'We follow one process from request to result, count the hours and the errors, and name the parts that should stay with people.',
  },
  {
    label: 'Build',
    title: 'Put it together in the open',
    text: 'Your tools are connected, the model is tested against your past cases, and you see each version run before it decides anything.',
  },
  {
    label: 'Run',
    title: 'Keep it right after the start',
    text: 'We watch every run, answer for it, and adjust it when your forms, prices or rules change.',
  },
];

export default async function ServicesPage() {
  const services = await listServices();
  return (
    <>
      <PageHead
        label="Services"
        title="Automation, from the first map to daily runs"
        lead="Some teams need one process taken over, others a dozen joined up. Each service states what it covers, where its price begins and how long it takes; you can stop after any of them."
      >
        <ButtonLink href={paths.booking} size="lg">
          Book a Demo
        </ButtonLink>
        <ButtonLink href={paths.pricing} size="lg" variant="secondary">
          See plans for running it
        </ButtonLink>
      </PageHead>
      <Section
        number="01"
        label="What we do"
        title="One process at a time, or the way between them"
      >
        {services.length > 0 ? (
          <ServiceGroups services={services} />
        ) : (
          <EmptyState
            title="No services are listed at the moment"
            action={<ButtonLink href={paths.booking}>Book a Demo</ButtonLink>}
          >
            Tell us about your process in a consultation, and you hear what we can do for it.
          </EmptyState>
        )}
      </Section>
      <Section number="02" label="Stages" title="What working with us looks like">
        <TextColumns items={stages} />
      </Section>
      <CtaPanel
        title="Tell us about one process"
        actions={
          <ButtonLink href={paths.booking} size="lg" variant="on-panel">
            Book a Demo
          </ButtonLink>
        }
      >
        Thirty minutes are enough to see whether it is worth automating, and roughly what it takes.
      </CtaPanel>
      <StructuredData items={[breadcrumbs([{ name: 'Services', path: paths.services }])]} />
    </>
  );
}
