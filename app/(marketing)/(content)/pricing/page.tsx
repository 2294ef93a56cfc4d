import { WORKED_CASE, workedProject } from '@/components/cases/site/worked-project';
import { KeyFigures } from '@/components/marketing/key-figures';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { PlanComparison } from '@/components/marketing/pricing/plan-comparison';
import { PlanTable } from '@/components/marketing/pricing/plan-table';
import { priceFigures } from '@/components/marketing/pricing/price-figures';
import { OWN_NUMBERS_ANCHOR } from '@/components/marketing/pricing/price-note';
import { OPERATIONS, PriceSequence } from '@/components/marketing/pricing/price-sequence';
import { PriceStory } from '@/components/marketing/pricing/price-story';
import { pricingQuestions } from '@/components/marketing/pricing/pricing-questions';
import { computeExample } from '@/components/marketing/pricing/worked-example';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/marketing/structured-data';
import { CalculatorForm } from '@/components/tools/site/calculator-form';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button-link';
import { brand } from '@/lib/brand';
import { readCase } from '@/lib/cases/data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { PRICE_STORY_ANCHOR } from '@/lib/paths/visitors';
import { listServices } from '@/lib/services/data';
import { priceListOf } from '@/lib/tools/calculator/prices';
import { readCalculation } from '@/lib/tools/calculator/query';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Pricing',
  description:
    'What automation costs: building by service, running from $49 or $99 per month or at custom pricing, and one project worked out month by month.',
  path: paths.pricing,
});

export default async function PricingPage() {
  const [services, study] = await Promise.all([listServices(), readCase(WORKED_CASE)]);
  const prices = priceListOf(services);
  const operations = services.find(({ slug }) => slug === OPERATIONS)?.priceFrom;
  const worked = study && workedProject(study);
  const example = worked && operations ? computeExample(worked.project, operations) : null;
  return (
    <>
      <PageHead
        label="Pricing"
        title="What it costs to build, to run and to look after"
        lead="Three prices, one after the other, and one project worked out month by month. Each begins with a free consultation."
        figure={<KeyFigures figures={priceFigures(services, example, worked?.customer)} />}
      />
      <div id={PRICE_STORY_ANCHOR} className="page-width mt-6 scroll-mt-24 lg:mt-20">
        <PriceSequence services={services} />
      </div>
      {worked && example && <PriceStory {...worked} example={example} />}
      <Section
        number="02"
        label="Your own numbers"
        title="Put in your own rate"
        intro="The same rules as above, as a range. Nothing is stored: the estimate is in the URL."
      >
        <div id={OWN_NUMBERS_ANCHOR} className="max-w-3xl scroll-mt-24">
          <CalculatorForm
            calculation={readCalculation(new URLSearchParams(), prices)}
            prices={prices}
            isFolded
          />
        </div>
      </Section>
      <Section
        number="03"
        label="Plans"
        title="What it costs to keep an automation running"
        intro="Building is priced by service, before we start. After that, one of three plans carries the daily runs."
      >
        <div id="plans" className="scroll-mt-24">
          <PlanTable />
        </div>
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
        <div className="mt-16">
          <PlanComparison />
        </div>
      </Section>
      <Section number="04" label="Questions" title="Asked before choosing a plan">
        <Accordion items={pricingQuestions} />
      </Section>
      <div className="page-width mt-20 pb-24 lg:mt-28 lg:pb-32">
        <p className="max-w-[30em] border-l-2 border-accent pl-6 text-lead text-ink">
          Tell us how many cases you have in a week. Thirty minutes are enough to name the plan, or
          to say that you need none.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.booking} size="lg">
            Book a Demo
          </ButtonLink>
        </div>
      </div>
      <NextStep
        href={paths.booking}
        label="Book a Demo"
        note="30 minutes are enough to name the plan"
      />
      <StructuredData
        items={[breadcrumbs([{ name: 'Pricing', path: paths.pricing }]), faqPage(pricingQuestions)]}
      />
    </>
  );
}
