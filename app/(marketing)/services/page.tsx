import type { Metadata } from 'next';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { TextColumns } from '@/components/marketing/text-columns';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'Services',
  description: 'How Tech Link maps, builds and runs automations and AI workflows with your team.',
  alternates: { canonical: paths.services },
};

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

export default function ServicesPage() {
  return (
    <>
      <PageHead
        label="Services"
        title="Automation, from the first map to daily runs"
        lead="Some teams need one process taken over, others a dozen joined up. The work is the same three stages, and you can stop after each of them."
      >
        <ButtonLink href={paths.booking} size="lg">
          Book a Demo
        </ButtonLink>
      </PageHead>
      <Section number="01" label="Stages" title="What working with us looks like">
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
    </>
  );
}
