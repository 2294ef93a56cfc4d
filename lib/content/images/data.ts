import 'server-only';
import { z } from 'zod';
import { readNames } from '@/lib/content/authors/data';
import { type Editor, isEditor } from '@/lib/core/auth/guard';
import { contentTable } from '@/lib/core/cache/change';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { storedPictureUrl } from '@/lib/core/text/image-source';
import { PICTURES_PATH } from '@/lib/core/text/picture-path';
import type { ImageFilters } from './filters';
import {
  IMAGE,
  type ImageDetails,
  type ImageUse,
  imageRow,
  type ListedImage,
  lessonRow,
  listedRow,
  titledRow,
  useRow,
} from './model';

/** Returns a picture with the URL of its file on the current storage host. */
const withSource = <Image extends { path: string }>(image: Image) => ({
  ...image,
  src: storedPictureUrl(PICTURES_PATH + image.path) ?? '',
});

/** Upper limit of uses listed in a picture's drawer. */
const MAX_USES = 200;

/** Returns a page of the library, newest pictures first by default. */
export async function listImages(
  editor: Editor,
  filters: Omit<ImageFilters, 'cols' | 'open' | 'view'>,
  after: string | null = filters.after,
): Promise<Page<ListedImage>> {
  const client = await sessionClient();
  // Without an aggregate, a filter can test whether embedded rows exist.
  const uses: string = {
    no: 'uses:image_uses(is_draft)',
    yes: 'uses:image_uses(count), used:image_uses!inner(is_draft)',
    any: 'uses:image_uses(count)',
  }[filters.used ?? 'any'];
  let query = client.from('images').select(`${IMAGE}, ${uses}`);
  if (filters.used === 'no') query = query.is('uses', null);
  if (filters.type) query = query.eq('mime_type', filters.type);
  if (filters.q) query = query.or(containing(filters.q, ['name', 'alt', 'caption']));
  const order = orderOf(filters.sort);
  const answer = await keyset(query, order, after);
  const rows = z.array(listedRow).parse(dataOf(answer, `${editor.id} could not list pictures`));
  return pageOf(rows.map(withSource), ({ name, createdAt }) =>
    order.column === 'name' ? name : createdAt,
  );
}

/**
 * Returns the records that show a picture, with titles that the editor may read and whether the editor may open them.
 */
async function listUses(editor: Editor, id: string): Promise<ImageUse[]> {
  const client = await sessionClient();
  const answer = await client
    .from('image_uses')
    .select('table:table_name, id:record_id, isDraft:is_draft')
    .eq('image_id', id)
    .order('table_name')
    .order('record_id')
    .limit(MAX_USES);
  const uses = useRow.array().parse(dataOf(answer, `${editor.id} could not list uses`));
  const byTable = Object.entries(Object.groupBy(uses, ({ table }) => table));
  const titled = byTable.map(async ([name, found = []]): Promise<ImageUse[]> => {
    const ids = found.map((use) => use.id);
    const failed = `${editor.id} could not read titles of ${name}`;
    if (name === 'lesson_texts') {
      const lessons = await client
        .from('course_lessons')
        .select('id, title, courseId:course_id')
        .in('id', ids);
      const rows = lessonRow.array().parse(dataOf(lessons, failed));
      const isEditable = isEditor(editor, 'courses');
      return found.map(({ isDraft, ...use }) => {
        const lesson = rows.find((row) => row.id === use.id);
        return { id: use.id, table: name, title: null, ...lesson, isDraft, isEditable };
      });
    }
    const table = contentTable.parse(name);
    const records = await client.from(table).select('id, title').in('id', ids);
    const rows = titledRow.array().parse(dataOf(records, failed));
    const isEditable = isEditor(editor, table);
    return found.map((use) => {
      const title = rows.find((row) => row.id === use.id)?.title ?? null;
      return { id: use.id, table, title, isDraft: use.isDraft, isEditable };
    });
  });
  return (await Promise.all(titled)).flat();
}

/** Returns a picture and its uses, or null. */
export async function readImage(editor: Editor, id: string): Promise<ImageDetails | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const [answer, uses] = await Promise.all([
    client.from('images').select(IMAGE).eq('id', id).maybeSingle(),
    listUses(editor, id),
  ]);
  const image = imageRow.nullable().parse(dataOf(answer, `${editor.id} could not read a picture`));
  if (!image) return null;
  const names = await readNames(editor, [image.uploadedBy]);
  return { ...withSource(image), uses, uploader: names.get(image.uploadedBy) ?? null };
}

/** Returns the picture that was uploaded as a file with this hash, or null. */
export async function findByHash(editor: Editor, sha256: string) {
  const client = await sessionClient();
  const answer = await client.from('images').select(IMAGE).eq('sha256', sha256).maybeSingle();
  return imageRow.nullable().parse(dataOf(answer, `${editor.id} could not look for a picture`));
}
