import { customerFigures } from '@/components/cases/site/customers';
import { ProvenResult, resultFigures } from '@/components/cases/site/proven-result';
import { Testimonials } from '@/components/cases/site/testimonials';
import { Answers } from '@/components/marketing/answers';
import { CtaLinks } from '@/components/marketing/cta-links';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { FeatureTable } from '@/components/marketing/feature-table';
import { FigureStrip } from '@/components/marketing/figure-strip';
import { Hero } from '@/components/marketing/hero';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { NextStep } from '@/components/marketing/next-step';
import { ProductScreen } from '@/components/marketing/product-screens/product-screen';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/marketing/structured-data';
import { buyerAnswers } from '@/components/services/site/buyer-answers';
import { Piece } from '@/components/services/site/piece';
import { brand } from '@/lib/brand';
import { listFigures } from '@/lib/cases/figures/data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { professionalService, website } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { claimPath } from '@/lib/paths/site';
import { listTeam } from '@/lib/people/faces/data';
import { listServices } from '@/lib/services/data';
import { firstRunText } from '@/lib/tools/calculator/assumptions';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: brand.tagline,
  description: brand.description,
  path: paths.home,
});

export default async function HomePage() {
  const [services, team, figures] = await Promise.all([
    listServices(),
    listTeam(),
    listFigures([...customerFigures, ...resultFigures]),
  ]);
  return (
    <>
      <Hero />
      <Answers answers={buyerAnswers(services, team)} result={<ProvenResult figures={figures} />} />
      <FigureStrip
        figures={brand.claims.map((claim) => ({ ...claim, href: claimPath(claim.id) }))}
      />
      <div className="page-width mt-16 lg:mt-24">
        <Piece name="exceptions" />
      </div>
      <Section
        number="01"
        label="What we build"
        title="Routine work, handed over with care"
        intro="Six things we do, alone or together. Each begins with how your team works today."
      >
        <FeatureTable services={services} />
      </Section>
      <Section
        frame="band"
        number="02"
        label="Three steps"
        title="How it works"
        intro={`${firstRunText} after the start of building, the first case runs on its own.`}
      >
        <HowItWorks />
      </Section>
      <div className="page-width mt-16 lg:mt-24">
        <ProductScreen screen="retries" />
      </div>
      <Section
        frame="open"
        number="03"
        label="In practice"
        title="What changed, in our customers’ words"
      >
        <Testimonials figures={figures} />
      </Section>
      <CtaPanel title="Show us one process" actions={<CtaLinks />}>
        In half an hour we look together at a piece of work that costs you time, and say what can be
        automated and what should not be.
      </CtaPanel>
      <NextStep href={paths.booking} label="Book a Demo" note="30 minutes by video, free" />
      <StructuredData items={[professionalService(), website()]} />
    </>
  );
}
