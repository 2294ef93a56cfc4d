import type { AboutPage as AboutPageThing } from 'schema-dts';
import { ContactChannels } from '@/components/bookings/site/contact-channels';
import { RecordFigures } from '@/components/cases/site/record-figures';
import { NextStep } from '@/components/marketing/next-step';
import { StructuredData } from '@/components/marketing/structured-data';
import { TeamList } from '@/components/people/site/team-list';
import { ButtonLink } from '@/components/ui/button-link';
import { brand, postalAddress } from '@/lib/brand';
import { listCases } from '@/lib/cases/data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { absoluteUrl, breadcrumbs, professionalService } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { listTeam } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'About',
  description: `${brand.name} is an automation and AI consultancy in New York that maps, builds and then runs the work it takes over. Its people, principles and how to reach it.`,
  path: paths.about,
});

const principles = [
  {
    title: 'A person decides what matters',
    text: 'Each automation has limits that you set. What lies beyond them waits for a name, and the name is kept with the decision.',
  },
  {
    title: 'Every step can be read',
    text: 'What ran, on which data, with which result: in plain words, for the people in charge of it, not only for us.',
  },
  {
    title: 'Not everything should be automated',
    text: 'Where a rule, a form or one fewer approval does more than a model, we say so, and that is the advice you get.',
  },
];

const aboutPage: Exclude<AboutPageThing, string> = {
  '@type': 'AboutPage',
  url: absoluteUrl(paths.about),
  name: `About ${brand.name}`,
  mainEntity: professionalService(),
};

export default async function AboutPage() {
  const [team, cases] = await Promise.all([listTeam(), listCases()]);
  return (
    <>
      <div className="page-width pt-6 lg:pt-16">
        <p className="label text-ink-3">About</p>
        <div className="mt-3 grid items-end gap-x-6 gap-y-4 lg:mt-5 lg:grid-cols-12">
          <h1 className="max-w-[11em] text-h1 lg:col-span-7">
            An automation consultancy that stays to run it
          </h1>
          <p className="max-w-measure lg:col-span-5">
            {brand.name} works with growing companies whose people spend too much of the week on
            copying, checking and chasing. We take that work over, step by step, and answer for it
            afterwards.
          </p>
        </div>
      </div>
      <section aria-labelledby="people" className="page-width mt-6 lg:mt-14">
        <h2 id="people" className="sr-only">
          Our people
        </h2>
        <TeamList team={team} />
        <div className="mt-10 grid gap-x-6 gap-y-3 border-t border-line pt-6 lg:grid-cols-12">
          <p className="text-h3 text-ink lg:col-span-5">You talk to those who build it</p>
          <p className="max-w-measure lg:col-span-7">
            No account managers in between: whoever sketches your process in the consultation also
            knows how it will be built.
          </p>
        </div>
      </section>
      <RecordFigures cases={cases} />
      <section
        aria-labelledby="principles"
        className="page-width mt-16 grid gap-x-6 gap-y-8 lg:mt-24 lg:grid-cols-12"
      >
        <h2 id="principles" className="text-h2 lg:col-span-4">
          Three principles we keep
        </h2>
        <ol className="grid gap-8 lg:col-span-8">
          {principles.map(({ title, text }) => (
            <li key={title} className="border-l-2 border-accent pl-6">
              <h3 className="text-[1.375rem] leading-8 font-semibold tracking-[-0.02em] lg:text-[1.75rem] lg:leading-9">
                {title}
              </h3>
              <p className="mt-2 max-w-measure">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="reach-us"
        className="page-width mt-16 grid gap-x-6 gap-y-8 border-t border-line pt-10 pb-16 lg:mt-24 lg:grid-cols-12 lg:pb-24"
      >
        <div className="lg:col-span-5 lg:pr-10">
          <h2 id="reach-us" className="text-h2">
            People answer, by phone and in writing
          </h2>
          <p className="mt-4">
            By phone {brand.phoneHours}; in writing {brand.replyPromise}.
          </p>
          <address className="mt-4 text-ink not-italic">
            {brand.legalName}
            <br />
            {postalAddress()}
          </address>
          <p className="own-step mt-6">
            <ButtonLink href={paths.booking} size="lg">
              Start with one process
            </ButtonLink>
          </p>
        </div>
        <div className="lg:col-span-7">
          <ContactChannels />
        </div>
      </section>
      <NextStep
        href={paths.booking}
        label="Book a Demo"
        note="Talk to one of them for 30 minutes"
      />
      <StructuredData items={[aboutPage, breadcrumbs([{ name: 'About', path: paths.about }])]} />
    </>
  );
}
