import type { Metadata } from 'next';
import { CtaLinks } from '@/components/marketing/cta-links';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { TextColumns } from '@/components/marketing/text-columns';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'About',
  description: brand.description,
  alternates: { canonical: paths.about },
};

const principles = [
  {
    label: 'Principle 1',
    title: 'A person decides what matters',
    text: 'Each automation has limits that you set. What lies beyond them waits for a name, and the name is kept with the decision.',
  },
  {
    label: 'Principle 2',
    title: 'Every step can be read',
    text: 'What ran, on which data, with which result: in plain words, for the people in charge of it, not only for us.',
  },
  {
    label: 'Principle 3',
    title: 'Not everything should be automated',
    text: 'Where a rule, a form or one fewer approval does more than a model, we say so, and that is the advice you get.',
  },
];

export default function AboutPage() {
  return (
    <>
      <PageHead
        label="About"
        title="An automation consultancy that stays to run it"
        lead={`${brand.name} works with growing companies whose people spend too much of the week on copying, checking and chasing. We take that work over, step by step, and answer for it afterwards.`}
      />
      <Section number="01" label="Principles" title="Three things we hold to">
        <TextColumns items={principles} />
      </Section>
      <Section
        number="02"
        label="Reach us"
        title="People answer, in working hours"
        intro={
          <>
            Call{' '}
            <a href={brand.phone.href} className="text-accent underline underline-offset-4">
              {brand.phone.label}
            </a>
            , {brand.phoneHours}, or write to{' '}
            <a href={brand.email.href} className="text-accent underline underline-offset-4">
              {brand.email.label}
            </a>
            . We answer {brand.replyPromise}.
          </>
        }
      />
      <CtaPanel title="Start with one process" actions={<CtaLinks />}>
        In a consultation we look at it together, by video, and you keep the sketch.
      </CtaPanel>
    </>
  );
}
