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
  title: 'Blog',
  description:
    'Notes from automation projects: what worked, what did not, and the numbers behind it.',
  alternates: { canonical: paths.blog },
};

const subjects = [
  {
    label: 'Practice',
    title: 'One process at a time',
    text: 'How a piece of work was done before, what was automated, what was left alone, and the hours on either side.',
  },
  {
    label: 'Method',
    title: 'How we decide',
    text: 'When a rule is better than a model, how many past cases a test needs, and where a person has to look.',
  },
  {
    label: 'Failures',
    title: 'What went wrong',
    text: 'Runs that stopped, numbers that were off, and the changes that kept it from happening twice.',
  },
];

export default function BlogPage() {
  return (
    <>
      <PageHead
        label="Blog"
        title="Notes from automation projects"
        lead="We write about work that we have done ourselves, with its numbers, and about what we would do differently."
      />
      <Section number="01" label="Subjects" title="What we write about">
        <TextColumns items={subjects} />
      </Section>
      <CtaPanel
        title="A question is often the best subject"
        actions={
          <ButtonLink href={paths.booking} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        Bring yours to a consultation. If the answer helps others, we ask before we write about it.
      </CtaPanel>
    </>
  );
}
