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
  title: 'Webinars',
  description: 'Working sessions on automation and AI, and private webinars for your own team.',
  alternates: { canonical: paths.webinars },
};

const parts = [
  {
    label: 'First',
    title: 'One real process',
    text: 'We begin with the work as it is done today, with its spreadsheets, its exceptions and its waiting times.',
  },
  {
    label: 'Then',
    title: 'Built while you watch',
    text: 'The automation is put together live, including what fails on the first try and how it is mended.',
  },
  {
    label: 'Last',
    title: 'Your questions',
    text: 'A third of the time belongs to the people in the room. Nothing is sold.',
  },
];

export default function WebinarsPage() {
  return (
    <>
      <PageHead
        label="Webinars"
        title="See an automation built, start to finish"
        lead="Our webinars are working sessions, not slides. We also hold them in private, on a process of your own."
      >
        <ButtonLink href={paths.booking} size="lg">
          Ask for a private webinar
        </ButtonLink>
      </PageHead>
      <Section number="01" label="Format" title="How a session goes">
        <TextColumns items={parts} />
      </Section>
      <CtaPanel
        title="A webinar for your team alone"
        actions={
          <ButtonLink href={paths.booking} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        Tell us the process and who will be there; we agree on the day and prepare it with your
        data.
      </CtaPanel>
    </>
  );
}
