import { NextStep } from '@/components/marketing/next-step';
import { ButtonLink } from '@/components/ui/button-link';
import { brand } from '@/lib/brand';
import { type ContentTable, paths } from '@/lib/paths';
import type { PublicPerson, Work, Works } from '@/lib/people/faces/model';
import { paragraphsOf } from '@/lib/people/faces/rules';
import { PersonWorks } from './person-works';
import { Portrait } from './portrait';

type PersonViewProps = { person: PublicPerson; works: Works };

/** Public page of a person: portrait, role, responsibilities, webinars, courses and posts. */
export function PersonView({ person, works }: PersonViewProps) {
  const { name, jobTitle, about, photo, isHost } = person;
  const [lead = `${name} works at ${brand.name}.`, ...paragraphs] = paragraphsOf(about);
  const step = isHost
    ? {
        href: paths.booking,
        label: 'Book a consultation',
        note: 'Free, 30 minutes, by video',
        text: `${name} offers free 30-minute consultations by video.`,
      }
    : {
        href: paths.contact,
        label: 'Ask a question',
        note: `Answered ${brand.replyPromise}`,
        text: `Write to us, and a person will answer ${brand.replyPromise}.`,
      };
  const lists: [string, ContentTable, Work[]][] = [
    ['Presents', 'webinars', works.webinars],
    ['Teaches', 'courses', works.courses],
    ['Writes', 'blog_posts', works.posts],
  ];
  return (
    <>
      <div className="page-width grid gap-x-6 gap-y-5 pt-6 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-4">
          <Portrait
            name={name}
            photo={photo}
            className="size-28 text-4xl sm:size-48 lg:size-80 lg:text-7xl"
          />
        </div>
        <div className="lg:col-span-8">
          <p className="label text-ink-3">
            <a href={paths.about} className="inline-block py-1 hover:text-ink hover:underline">
              About
            </a>
            {jobTitle && ` / ${jobTitle}`}
          </p>
          <h1 className="mt-4 text-h1">{name}</h1>
          <p className="mt-4 max-w-measure text-lead text-ink lg:mt-6">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-measure">
              {paragraph}
            </p>
          ))}
          <div className="own-step mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={step.href} size="lg">
              {step.label}
            </ButtonLink>
            <p className="max-w-[22em] text-base">{step.text}</p>
          </div>
        </div>
      </div>
      <div className="page-width mt-16 space-y-14 pb-16 lg:mt-24 lg:pb-24">
        {lists.map(([title, table, items]) => (
          <PersonWorks key={table} title={title} table={table} works={items} />
        ))}
      </div>
      <NextStep href={step.href} label={step.label} note={step.note} />
    </>
  );
}
