import 'server-only';
import { z } from 'zod';
import { type Target, target } from '@/lib/content/blocks/model';
import { contentLinkOf, MAX_NAMES, nameOf, referencesOf } from '@/lib/content/blocks/rules';
import { editorFields } from '@/lib/content/kinds';
import type { Editor } from '@/lib/core/auth/guard';
import { contentTable } from '@/lib/core/cache/change';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { idsOf } from '@/lib/core/text/markdown';
import { partsOf } from '@/lib/core/text/text-parts';
import type { Known } from './model';

const person = z.object({ slug: z.string() });
const lesson = z.object({
  isSample: z.boolean(),
  text: z.object({ body: z.string() }).nullable(),
});
const texted = z.record(z.string(), z.string().nullable()).nullable();

/** Returns the current state of the pages and people that texts name. */
export async function readKnown(editor: Editor, texts: readonly string[]): Promise<Known> {
  const { paths, services } = referencesOf(texts);
  const names = [
    ...paths.map(contentLinkOf).filter((link) => link !== null),
    ...services.map((slug) => ({ table: 'services' as const, slug })),
  ].map(nameOf);
  const [targets, people] = await Promise.all([
    Promise.all(
      chunksOf([...new Set(names)]).map((chunk) =>
        serviceClient().rpc('link_targets', { names: chunk }),
      ),
    ),
    serviceClient().rpc('public_faces'),
  ]);
  const message = `${editor.id} could not check a text`;
  const known = target.array().parse(targets.flatMap((answer) => dataOf(answer, message)));
  const lessons = await readLessons(paths, known);
  return {
    targets: known,
    anchors: { ...(await readAnchors(texts, known)), ...lessons.anchors },
    lessons: lessons.found,
    people: person
      .array()
      .parse(dataOf(people, message))
      .map(({ slug }) => slug),
  };
}

/** Returns the lessons of published courses at these paths, with the ids in their texts. */
async function readLessons(paths: readonly string[], targets: readonly Target[]) {
  const links = paths
    .map(contentLinkOf)
    .filter((link) => link !== null)
    .filter(({ table, rest }) => table === 'courses' && rest !== '');
  const found: Record<string, { isSample: boolean }> = {};
  const anchors: Record<string, string[]> = {};
  await Promise.all(
    links.map(async (link) => {
      const course = targets.find(({ name }) => name === nameOf(link));
      if (course?.state !== 'published') return;
      const answer = await serviceClient()
        .from('course_lessons')
        .select('isSample:is_sample, course:courses!inner(slug), text:lesson_texts(body)')
        .eq('courses.slug', course.slug)
        .eq('slug', link.rest.slice(1))
        .eq('is_written', true)
        .maybeSingle();
      const row = lesson.nullable().parse(dataOf(answer, `The lesson ${link.rest} cannot be read`));
      if (!row) return;
      const name = nameOf(link) + link.rest;
      found[name] = { isSample: row.isSample };
      anchors[name] = [...idsOf(row.text?.body ?? '')];
    }),
  );
  return { found, anchors };
}

/** Returns the ids in the published texts that these texts link to by anchor. */
async function readAnchors(texts: readonly string[], targets: readonly Target[]) {
  const linked = texts
    .flatMap((text) => partsOf(text).links)
    .filter(({ url }) => url.includes('#'))
    .map(({ url }) => contentLinkOf(url.replace(/[?#].*$/, '')))
    .filter((link) => link !== null)
    .map(nameOf);
  const read = targets
    .filter(({ name, state }) => state === 'published' && linked.includes(name))
    .map(async ({ name, slug }) => {
      const table = contentTable.parse(name.split('/')[0]);
      const columns = editorFields(table)
        .filter(({ kind }) => kind === 'markdown')
        .map((field) => field.name);
      const answer = await serviceClient()
        .from(table)
        .select(columns.join())
        .eq('slug', slug)
        .maybeSingle();
      const row = texted.parse(dataOf(answer, `The texts of ${name} cannot be read`));
      const ids = Object.values(row ?? {}).flatMap((text) => [...idsOf(text ?? '')]);
      return [name, ids] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

/** The database accepts a limited number of names per call. */
function chunksOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / MAX_NAMES) }, (_, place) =>
    names.slice(place * MAX_NAMES, (place + 1) * MAX_NAMES),
  );
}
