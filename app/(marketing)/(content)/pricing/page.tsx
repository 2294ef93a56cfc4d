import { CtaLinks } from '@/components/marketing/cta-links';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { PlanComparison } from '@/components/marketing/plan-comparison';
import { PlanTable } from '@/components/marketing/plan-table';
import { pricingQuestions } from '@/components/marketing/pricing-questions';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/marketing/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Pricing',
  description:
    'Three plans for running automations once they are built: Starter at $49 and Professional at $99 per month, Enterprise at custom pricing.',
  path: paths.pricing,
});

export default function PricingPage() {
  return (
    <>
      <PageHead
        label="Pricing"
        title="What it costs to keep an automation running"
        lead="Building is priced by service, before we start. After that, one of three plans carries the daily runs. Each begins with a free consultation."
      />
      <div className="page-width mt-14 lg:mt-20">
        <PlanTable />
        <p className="mt-6 max-w-measure text-[0.9375rem] leading-6 text-ink-3">
          Prices in US dollars, without tax. Would you rather talk first? Call{' '}
          <a
            href={brand.phone.href}
            className="whitespace-nowrap text-ink underline underline-offset-4"
          >
            {brand.phone.label}
          </a>
          , {brand.phoneHours}.
        </p>
      </div>
      <Section number="01" label="Comparison" title="Line by line">
        <PlanComparison />
      </Section>
      <Section number="02" label="Questions" title="Asked before choosing a plan">
        <Accordion items={pricingQuestions} />
      </Section>
      <CtaPanel title="Not sure which one fits?" actions={<CtaLinks />}>
        Tell us how many cases you have in a week. Thirty minutes are enough to name the plan, or to
        say that you need none.
      </CtaPanel>
      <StructuredData
        items={[breadcrumbs([{ name: 'Pricing', path: paths.pricing }]), faqPage(pricingQuestions)]}
      />
    </>
  );
}
