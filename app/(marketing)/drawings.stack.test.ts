import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawing } from '@/components/marketing/drawings/drawing';
import { motifs } from '@/components/marketing/drawings/motifs';
import { type Subject, subjectOf } from '@/components/marketing/drawings/subject';
import { portraitId } from '@/components/people/site/portrait';
import { alikePairs, pictureHash } from '@/e2e/support/picture-hash';
import { readCoursePage } from '@/lib/academy/data';
import { listFeedPosts } from '@/lib/blog/data';
import { listCases } from '@/lib/cases/data';
import { lightTheme } from '@/lib/core/light-theme';
import { drawingOf } from '@/lib/drawings';
import { listServices } from '@/lib/services/data';
import { readWebinarPage } from '@/lib/webinars/data';
import { stack } from '@/supabase/tests/site/as';

/**
 * Hamming distance of 256-bit image hashes. A drawing of the seed and its copy at 240 pixels as a low-quality JPEG
 * differ by up to 32 bits, so a larger distance means a different picture.
 */
const LEAST_DISTANCE = 33;

const draw = (subject: Subject) =>
  renderToStaticMarkup(
    createElement(Drawing, { subject, colors: lightTheme, width: 640, height: 360 }),
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/** Only records of the seed, because other test files of the worker add more. */
const seed = await readFile('supabase/seed.sql', 'utf8');

async function seedSubjects(): Promise<Subject[]> {
  const [courses, services, webinars, posts, cases] = await Promise.all([
    readCoursePage(1),
    listServices(),
    readWebinarPage(1, new Date()),
    listFeedPosts(),
    listCases(),
  ]);
  const subjects = [
    ...(courses?.courses ?? []).map((one) => subjectOf('courses', one)),
    ...services.map((one) => subjectOf('services', one)),
    ...[...(webinars?.upcoming ?? []), ...(webinars?.past ?? [])].map((one) =>
      subjectOf('webinars', one),
    ),
    ...posts.map((one) => subjectOf('blog_posts', one)),
    ...cases.map((one) => subjectOf('cases', one)),
  ];
  return subjects.filter((subject) => seed.includes(`'${subject.seed.split('/').at(-1)}'`));
}

async function hashesOf(pictures: readonly (readonly [string, string])[]) {
  return new Map(
    await Promise.all(pictures.map(async ([name, svg]) => [name, await pictureHash(svg)] as const)),
  );
}

it('drawings of courses, services, webinars and posts all look different', async () => {
  const subjects = await seedSubjects();
  expect(subjects.length).toBeGreaterThan(30);
  const hashes = await hashesOf(subjects.map((subject) => [subject.seed, draw(subject)]));
  expect(hashes.size).toBe(subjects.length);
  expect(alikePairs(hashes, LEAST_DISTANCE)).toEqual([]);
});

it('records with the same motif have different compositions', () => {
  for (const drawing of Object.keys(motifs).map((name) => drawingOf(name))) {
    const subjects = Array.from({ length: 6 }, (_, post) => ({ seed: `/blog/${post}`, drawing }));
    const drawings = subjects.map(draw);
    expect(new Set(drawings).size, drawing).toBe(drawings.length);
    expect(subjects.map(draw)).toEqual(drawings);
    for (const one of drawings) expect(one).not.toMatch(/NaN|undefined|var\(/);
  }
});

it('everyone who teaches, presents, writes or hosts consultations has their own portrait', async () => {
  const people = await stack.sql(`
    select instructor as name from public.courses where state = 'published'
    union select presenter from public.webinars where state = 'published'
    union select author_name from public.blog_posts where state = 'published'
    union select p.name from public.booking_hosts h join public.user_profiles p on p.id = h.user_id
    where p.email like '%@techlink.example'`);
  const names = people.map(({ name }) => String(name)).filter((name) => seed.includes(name));
  expect(names.length).toBeGreaterThan(3);
  const drawn = names.flatMap((name) => portraitId(name) ?? []);
  expect(drawn).toHaveLength(names.length);
  const sprite = await readFile('components/people/site/portraits.svg', 'utf8');
  const portraits = [
    ...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs),
  ];
  expect(portraits.map(([, id]) => id)).toEqual(expect.arrayContaining(drawn));
  const hashes = await hashesOf(
    portraits.map(([, id = '', box, face]) => [
      id,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="320" height="320">${face}</svg>`,
    ]),
  );
  expect(alikePairs(hashes, LEAST_DISTANCE)).toEqual([]);
});
