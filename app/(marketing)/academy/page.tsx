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
  title: 'Academy',
  description: 'Courses in automation, AI and data for the people who run the processes.',
  alternates: { canonical: paths.academy },
};

const levels = [
  {
    label: 'Beginner',
    title: 'Read a workflow',
    text: 'Follow what an automation does, find out why it stopped, and say precisely what it should do instead.',
  },
  {
    label: 'Intermediate',
    title: 'Change one safely',
    text: 'Add a rule, connect a tool, test against past cases, and put it live without surprising anybody.',
  },
  {
    label: 'Advanced',
    title: 'Design your own',
    text: 'Choose what a model may decide, measure how often it is right, and build in the point where a person looks.',
  },
];

export default function AcademyPage() {
  return (
    <>
      <PageHead
        label="Academy"
        title="Learn to run what you automate"
        lead="Our courses cover AI and machine learning, web development, data science, automation and business intelligence, each from the point of view of the people who do the work."
      >
        <ButtonLink href={paths.booking} size="lg">
          Ask which course fits
        </ButtonLink>
      </PageHead>
      <Section number="01" label="Levels" title="Three levels, one craft">
        <TextColumns items={levels} />
      </Section>
      <CtaPanel
        title="Teach a whole team at once"
        actions={
          <ButtonLink href={paths.booking} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        We look at what your people already know and put a course together from there.
      </CtaPanel>
    </>
  );
}
