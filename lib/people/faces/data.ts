import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { cachedServiceClient } from '@/lib/core/supabase/service';
import { publicPersonPath } from '@/lib/paths/site';
import {
  type BookableHost,
  face,
  type PersonPaths,
  type Photos,
  type PublicPerson,
  type Works,
  work,
} from './model';
import { portraitFiles } from './portrait-file';
import { personPaths } from './rules';

/** Maximum number of works of each kind; the site's lists contain all of them. */
const MAX_WORKS = 50;

async function listFaces(tags: string[]): Promise<PublicPerson[]> {
  const answer = await cachedServiceClient(tags).rpc('public_faces', {}, { get: true });
  return z.array(face).parse(dataOf(answer, 'The people of the site cannot be read'));
}

/** Tags of the data that decide who is public: hosts and published content. */
const personTags = [
  cacheTags.faces,
  cacheTags.slots,
  ...(['blog_posts', 'webinars', 'courses'] as const).map(cacheTags.list),
];

/** Returns the people who have a public page, leaders first. */
export async function listPublicPeople(): Promise<PublicPerson[]> {
  return (await listFaces(personTags)).filter(({ isPublic }) => isPublic);
}

/** Returns the public people with a text about themselves, for the team page. */
export async function listTeam(): Promise<PublicPerson[]> {
  return (await listPublicPeople()).filter(({ about }) => about);
}

/** Returns the person whose public page has this slug, or null. */
export async function readPublicPerson(slug: string): Promise<PublicPerson | null> {
  return (await listPublicPeople()).find((person) => person.slug === slug) ?? null;
}

/**
 * Returns the page URLs of people by name, for the bylines of published content. An author has a page as long as they
 * have access, so publishing something does not re-render these pages.
 */
export async function readPersonPaths(): Promise<PersonPaths> {
  return personPaths(await listFaces([cacheTags.faces]));
}

/**
 * Returns the public people with a text about themselves, for a face next to other content. Like `readPersonPaths`, it
 * re-renders no page when something is booked or published.
 */
export async function listFacesForPages(): Promise<PublicPerson[]> {
  return (await listFaces([cacheTags.faces])).filter(({ isPublic, about }) => isPublic && about);
}

/** Returns the newest published posts, webinars and courses of a person. */
export async function readWorks({ name, formerNames }: PublicPerson): Promise<Works> {
  const client = cachedPublicClient(personTags);
  const names = [name, ...formerNames];
  const [posts, webinars, courses] = await Promise.all([
    client
      .from('blog_posts')
      .select('slug, title, day:published_at')
      .in('author_name', names)
      .order('published_at', { ascending: false })
      .order('id')
      .limit(MAX_WORKS),
    client
      .from('webinars')
      .select('slug, title, day:starts_at')
      .in('presenter', names)
      .order('starts_at', { ascending: false })
      .order('id')
      .limit(MAX_WORKS),
    client
      .from('courses')
      .select('slug, title, length:duration')
      .in('instructor', names)
      .order('published_at', { ascending: false })
      .order('id')
      .limit(MAX_WORKS),
  ]);
  const works = z.array(work);
  return {
    posts: works.parse(dataOf(posts, 'The posts of a person cannot be read')),
    webinars: works.parse(dataOf(webinars, 'The webinars of a person cannot be read')),
    courses: works.parse(dataOf(courses, 'The courses of a person cannot be read')),
  };
}

/** Returns the photographs of staff by name, for static pages. */
export async function readPhotos(): Promise<Photos> {
  const faces = await listFaces([cacheTags.faces]);
  return Object.fromEntries(faces.flatMap(({ name, photo }) => (photo ? [[name, photo]] : [])));
}

/** Returns the hosts that visitors can book, for static pages. */
export async function listBookableHosts(): Promise<BookableHost[]> {
  const faces = await listFaces([cacheTags.faces, cacheTags.slots]);
  return faces
    .filter(({ isHost }) => isHost)
    .map(({ name, photo, slug }) => ({ name, photo, path: publicPersonPath(slug) }));
}

/** Returns the drawn portrait of a person as a URL; null if there is none, or if they have a photograph. */
export async function readDrawnFace(name: string): Promise<string | null> {
  if ((await readPhotos())[name]) return null;
  return portraitFiles([name])[0] ?? null;
}
