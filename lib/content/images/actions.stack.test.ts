import sharp from 'sharp';
import { expect, it } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { requireLeader } from '@/lib/core/auth/guard';
import { imageMessages } from '@/lib/core/images/rules';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { deleteImage, findImages, replaceImage, saveImage, uploadImage } from './actions';
import { listImages, readImage } from './data';
import type { ImageFilters } from './filters';

const noRight = { serverError: { notice: 'contentRightMissing' } };

/** A file of random pixels, so that no other test has uploaded it. */
async function newFile(name = 'desk.png'): Promise<File> {
  const raw = { width: 16, height: 16, channels: 3 } as const;
  const pixels = crypto.getRandomValues(new Uint8Array(16 * 16 * 3));
  return new File([new Uint8Array(await sharp(pixels, { raw }).png().toBuffer())], name);
}

const upload = async (file: File, alt = 'A desk', who: 'leader' | 'editor' | 'member' = 'editor') =>
  as(who, () => uploadImage(formOf({ file, alt })));

async function uploaded(name?: string) {
  const { data } = await upload(await newFile(name));
  if (!data) throw new Error('The picture was not uploaded');
  return data;
}

const read = (id: string) => as('leader', async () => readImage(await requireLeader(), id));

const filesAt = async (path: string) =>
  (await stack.sql("select from storage.objects where bucket_id = 'images' and name = $1", [path]))
    .length;

async function addPost(address: string) {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await service(stack)
    .from('blog_posts')
    .insert({
      slug: `pictured-${name}`,
      title: `Pictured ${name}`,
      excerpt: 'Short.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      body: `![A desk](${address})`,
    })
    .select('id, title')
    .single()
    .throwOnError();
  return data;
}

const everything: ImageFilters = {
  q: '',
  sort: '-created_at',
  after: null,
  cols: null,
  open: null,
  type: null,
  used: null,
  view: 'grid',
};
const listed = (filters: Partial<ImageFilters>) =>
  as('leader', async () => listImages(await requireLeader(), { ...everything, ...filters }));

it('stores a file once when two people upload it simultaneously', async () => {
  const file = await newFile('orders.png');
  const first = await upload(file);
  expect(first.data).toMatchObject({ notice: 'imageUploaded', alt: 'A desk' });
  const again = await upload(file, 'Their words', 'leader');
  expect(again.data).toEqual(
    done('imageAlreadyHere', {
      id: first.data?.id,
      address: first.data?.address,
      alt: 'Their words',
    }),
  );
  const other = await newFile();
  const both = await Promise.all([upload(other), upload(other, 'A', 'leader')]);
  expect(new Set(both.map(({ data }) => data?.address)).size).toBe(1);
  const image = await read(String(first.data?.id));
  expect(image).toMatchObject({ name: 'orders.png', alt: 'A desk', uploader: 'Helen Marsh' });
});

it('reports an error for each invalid file or description', async () => {
  const lying = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', {
    type: 'image/png',
  });
  expect((await upload(lying, ' ')).serverError).toMatchObject({
    notice: 'imageRefused',
    details: {
      fieldErrors: {
        file: imageMessages.wrongType,
        alt: 'Please say what the picture shows.',
      },
    },
  });
  const wide = { width: 10_000, height: 10_000, channels: 3, background: 'white' } as const;
  const huge = new File([new Uint8Array(await sharp({ create: wide }).png().toBuffer())], 'b.png');
  expect((await upload(huge)).serverError?.details.fieldErrors).toEqual({
    file: imageMessages.tooManyPixels,
  });
});

it('stores or rejects each of fifty simultaneous uploads', async () => {
  const files = await Promise.all(Array.from({ length: 50 }, () => newFile()));
  const answers = await Promise.all(files.map((file) => upload(file)));
  const outcomes = answers.map(
    ({ data, serverError }) => data?.notice ?? serverError?.details.fieldErrors?.file,
  );
  const known: (string | undefined)[] = ['imageUploaded', 'imageAlreadyHere', imageMessages.busy];
  expect(outcomes.filter((outcome) => !known.includes(outcome))).toEqual([]);
  expect(outcomes).toContain('imageUploaded');
});

it('finds pictures by name, text, type and use', async () => {
  const image = await uploaded(`Harbour ${crypto.randomUUID()}.png`);
  const name = (await read(image.id))?.name ?? '';
  const ids = async (filters: Partial<ImageFilters>) =>
    (await listed({ q: name, ...filters })).rows.map(({ id }) => id);
  expect(await ids({})).toEqual([image.id]);
  expect(await ids({ type: 'image/png', used: 'no' })).toEqual([image.id]);
  expect(await ids({ type: 'image/webp' })).toEqual([]);
  const post = await addPost(image.address);
  expect(await ids({ used: 'no' })).toEqual([]);
  const [row] = (await listed({ q: name, used: 'yes' })).rows;
  expect(row).toMatchObject({ id: image.id, uses: 1 });
  expect((await read(image.id))?.uses).toEqual([
    { id: post.id, table: 'blog_posts', title: post.title, isDraft: false, isEditable: true },
  ]);
});

it('stores a picture’s description and rejects a stale version', async () => {
  const { id, address } = await uploaded();
  const post = await addPost(address);
  const version = (await read(id))?.version ?? '';
  const fields = { id, version, name: 'Desk', alt: 'A tidy desk', caption: '', focalX: '20' };
  const save = () => as('editor', () => saveImage(formOf({ ...fields, focalY: '80' })));
  expect(await save()).toMatchObject({ data: { notice: 'imageDescribed' } });
  expect(await read(id)).toMatchObject({ name: 'Desk', alt: 'A tidy desk', focalX: 20 });
  const { data } = await service(stack)
    .from('blog_posts')
    .select('body')
    .eq('id', post.id)
    .single()
    .throwOnError();
  expect(data.body).toBe(`![A desk](${address},20,80)`);
  expect((await save()).serverError).toMatchObject({
    notice: 'changedMeanwhile',
    details: { current: { values: { alt: 'A tidy desk' } } },
  });
  const empty = formOf({ ...fields, alt: ' ', focalY: '101' });
  const wrong = (await as('editor', () => saveImage(empty))).serverError?.details.fieldErrors;
  expect(Object.keys(wrong ?? {})).toEqual(['alt', 'focalY']);
});

it('replaces a picture in every text and deletes only unused pictures', async () => {
  const old = await uploaded();
  const post = await addPost(old.address);
  const remove = (id: string) => as('editor', () => deleteImage({ id }));
  expect(await remove(old.id)).toMatchObject({ serverError: { notice: 'imageUsed' } });
  const file = await newFile('new.png');
  const replace = () => as('editor', () => replaceImage(formOf({ id: old.id, file })));
  const replaced = await replace();
  expect(replaced).toMatchObject({ data: { notice: 'imageReplaced', count: 1 } });
  const next = await read(String(replaced.data?.id));
  expect(next?.uses).toMatchObject([{ id: post.id }]);
  expect(next).toMatchObject({ name: 'new.png', alt: 'A desk' });
  const path = (await read(old.id))?.path ?? '';
  expect(await filesAt(path)).toBe(1);
  expect(await remove(old.id)).toMatchObject({ data: { notice: 'imageDeleted' } });
  expect(await filesAt(path)).toBe(0);
  expect(await remove(old.id)).toMatchObject({ serverError: { notice: 'imageNotDeleted' } });
  expect(await replace()).toMatchObject({ serverError: { notice: 'recordGone' } });
});

it('rejects members without content rights', async () => {
  const { id } = await uploaded();
  const file = await newFile();
  expect(await upload(file, 'A', 'member')).toMatchObject(noRight);
  expect(await as('member', () => saveImage(formOf({ id })))).toMatchObject(noRight);
  expect(await as('member', () => replaceImage(formOf({ id, file })))).toMatchObject(noRight);
  expect(await as('member', () => deleteImage({ id }))).toMatchObject(noRight);
});

it('searches pictures by words, newest first, with the URL to store in a text', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const older = await uploaded(`older-${mark}.png`);
  const newer = await uploaded(`newer-${mark}.png`);
  const find =
    (words: string, after: string | null = null) =>
    () =>
      findImages({ words, after });
  const { data } = await as('editor', find(`  ${mark} `));
  expect(data?.images.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(data?.images[0]).toMatchObject({ alt: 'A desk', address: newer.address });
  expect(data?.next).toBeNull();
  expect(await as('member', find(mark))).toMatchObject(noRight);
  const all = await as('editor', find(''));
  const behind = await as('editor', find('', `${newer.id}_${new Date(0).toISOString()}`));
  expect(all.data?.images.map(({ id }) => id)).toContain(newer.id);
  expect(behind.data?.images).toEqual([]);
});
