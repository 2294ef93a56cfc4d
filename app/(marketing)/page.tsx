import type { Metadata } from 'next';
import { ClaimsStrip } from '@/components/marketing/claims-strip';
import { CtaLinks } from '@/components/marketing/cta-links';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { FeatureTable } from '@/components/marketing/feature-table';
import { Hero } from '@/components/marketing/hero';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { Testimonials } from '@/components/marketing/testimonials';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = { alternates: { canonical: paths.home } };

export default function HomePage() {
  return (
    <>
      <Hero />
      <ClaimsStrip />
      <Section
        number="01"
        label="What we build"
        title="Routine work, handed over with care"
        intro="Six things we do, alone or together. Each begins with how your team works today."
      >
        <FeatureTable />
      </Section>
      <Section
        number="02"
        label="Three steps"
        title="How it works"
        intro="About a month lies between the first connection and the first run on its own."
      >
        <Steps />
      </Section>
      <Section number="03" label="In practice" title="What changed, in our customers’ words">
        <Testimonials />
      </Section>
      <CtaPanel title="Show us one process" actions={<CtaLinks />}>
        In half an hour we look together at a piece of work that costs you time, and say what can be
        automated and what should not be.
      </CtaPanel>
    </>
  );
}
