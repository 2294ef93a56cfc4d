import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/marketing/structured-data';
import { PersonView } from '@/components/people/site/person-view';
import { brand } from '@/lib/brand';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, organization } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { publicPersonPath } from '@/lib/paths/site';
import { listPublicPeople, readPublicPerson, readWorks } from '@/lib/people/faces/data';
import { publicPersonThing } from '@/lib/people/faces/structured-data';

export const dynamic = 'error';
export const revalidate = 600;

type PersonPageProps = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await listPublicPeople()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PersonPageProps): Promise<Metadata> {
  const person = await readPublicPerson((await params).slug);
  if (!person) return notFoundMetadata;
  const { slug, name, jobTitle } = person;
  return pageMetadata({
    title: jobTitle ? `${name}, ${jobTitle}` : name,
    description: `${name} at ${brand.name}: what they do, the webinars, courses and posts by them, and how to talk to us.`,
    path: publicPersonPath(slug),
  });
}

export default async function PersonPage({ params }: PersonPageProps) {
  const person = await readPublicPerson((await params).slug);
  if (!person) notFound();
  const trail = breadcrumbs([
    { name: 'About', path: paths.about },
    { name: person.name, path: publicPersonPath(person.slug) },
  ]);
  return (
    <>
      <PersonView person={person} works={await readWorks(person)} />
      <StructuredData items={[publicPersonThing(person), organization(), trail]} />
    </>
  );
}
