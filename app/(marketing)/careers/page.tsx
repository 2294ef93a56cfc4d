import type { Metadata } from 'next';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { TextColumns } from '@/components/marketing/text-columns';
import { buttonStyle } from '@/components/ui/button-style';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'Careers',
  description: 'How Tech Link works and hires, and how to write to us.',
  alternates: { canonical: paths.careers },
};

const ways = [
  {
    label: 'Work',
    title: 'Close to the process',
    text: 'Whoever builds an automation has sat beside the people who do the work today. Nothing is built from a ticket alone.',
  },
  {
    label: 'Care',
    title: 'You run what you build',
    text: 'The same people answer for it afterwards, with time set aside for that, so that it is built to be looked after.',
  },
  {
    label: 'Hiring',
    title: 'Two talks and a real task',
    text: 'A first talk, a small task like our daily work, and a second talk about how you solved it. You hear from us after each.',
  },
];

export default function CareersPage() {
  return (
    <>
      <PageHead
        label="Careers"
        title="Work on what others would rather not do"
        lead="We take over the repetitive part of other people’s jobs. It needs engineers, analysts and trainers who like to understand how work is really done."
      />
      <Section number="01" label="Working here" title="How we work and how we hire">
        <TextColumns items={ways} />
      </Section>
      <CtaPanel
        title="Write to us"
        actions={
          <a href={brand.email.href} className={buttonStyle({ size: 'lg', variant: 'on-panel' })}>
            {brand.email.label}
          </a>
        }
      >
        A few lines about one thing you built or improved tell us more than a long letter. We answer{' '}
        {brand.replyPromise}.
      </CtaPanel>
    </>
  );
}
