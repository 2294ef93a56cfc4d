import type { AboutPage as AboutPageThing } from 'schema-dts';
import { ContactChannels } from '@/components/bookings/site/contact-channels';
import { CtaLinks } from '@/components/marketing/cta-links';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/marketing/structured-data';
import { TextColumns } from '@/components/marketing/text-columns';
import { TeamList } from '@/components/people/site/team-list';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { absoluteUrl, breadcrumbs, organization } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'About',
  description: `${brand.name} is an automation and AI consultancy in New York that maps, builds and then runs the work it takes over. Its people, principles and how to reach it.`,
  path: paths.about,
});

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

const aboutPage: Exclude<AboutPageThing, string> = {
  '@type': 'AboutPage',
  url: absoluteUrl(paths.about),
  name: `About ${brand.name}`,
  mainEntity: organization(),
};

export default async function AboutPage() {
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
        label="People"
        title="You talk to those who build it"
        intro="No account managers in between: whoever sketches your process in the consultation also knows how it will be built."
      >
        <TeamList photos={await readPhotos()} />
      </Section>
      <Section
        number="03"
        label="Reach us"
        title="People answer, by phone and in writing"
        intro={`By phone ${brand.phoneHours}; in writing ${brand.replyPromise}.`}
      >
        <div className="lg:ml-[25%] lg:max-w-measure lg:pl-1.5">
          <ContactChannels />
        </div>
      </Section>
      <CtaPanel title="Start with one process" actions={<CtaLinks />}>
        In a consultation we look at it together, by video, and you keep the sketch.
      </CtaPanel>
      <StructuredData items={[aboutPage, breadcrumbs([{ name: 'About', path: paths.about }])]} />
    </>
  );
}
