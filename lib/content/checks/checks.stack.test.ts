import { expect, it } from 'vitest';
import { saveContent } from '@/lib/content/editing/actions';
import { readEdited } from '@/lib/content/editing/data';
import { editorFields } from '@/lib/content/kinds';
import { askChecks, moveContent } from '@/lib/content/publishing/actions';
import { requireLeader } from '@/lib/core/auth/guard';
import { CONTENT_TABLES } from '@/lib/paths';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { refusalsOf } from './rules';

const table = 'blog_posts';
const posts = () => service(stack).from(table);

async function addPost(body: string, state = 'draft') {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await posts()
    .insert({
      slug: `checked-${name}`,
      title: `Checked ${name}`,
      excerpt: 'What a clerk does in a day, counted.',
      body,
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      state,
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const stateOf = async (id: string) =>
  (await posts().select('state').eq('id', id).single().throwOnError()).data.state;

const markdownFields = CONTENT_TABLES.flatMap((kind) =>
  editorFields(kind)
    .filter((field) => field.kind === 'markdown')
    .map(({ name }) => ({ kind, name })),
);

const UNNAMED = 'A desk: ![](/desk.png)';

it('reports links in stored texts to unknown, unpublished and renamed pages, people and services', async () => {
  const hidden = await addPost('Nothing.');
  const { data } = await posts().select('slug').eq('id', hidden).single().throwOnError();
  const id = await addPost(
    `[a](/blog/nobody) [b](/blog/${data.slug}) [c](/services/document-processing) [d](/about/nobody)\n\n` +
      '[e](/services/document-processing#text-nowhere) <video src="x">\n\n' +
      ':::quote{person="daniel-okafor"}\nx\n:::\n\n:::service{slug="document-processing"}\n:::',
  );
  const answer = await as('leader', () => askChecks({ table, ids: [id, hidden] }));
  expect(answer.data?.map(({ findings }) => findings.map(({ sentence }) => sentence))).toEqual([
    [
      'No page has the URL /blog/nobody.',
      `The page /blog/${data.slug} is not published.`,
      'No page has the URL /about/nobody.',
      'Line 3: <video> is not shown to visitors; the words in it are.',
      'Line 3: The page /services/document-processing has no heading with the anchor #text-nowhere.',
    ],
  ]);
});

it('reads linked lessons and their headings', async () => {
  const { data } = await service(stack)
    .from('course_lessons')
    .select('slug, is_sample, courses!inner(slug, state)')
    .eq('is_written', true)
    .eq('courses.state', 'published')
    .overrideTypes<
      { slug: string; is_sample: boolean; courses: { slug: string } }[],
      { merge: false }
    >()
    .throwOnError();
  const pathOf = (isSample: boolean) => {
    const found = data.find((lesson) => lesson.is_sample === isSample);
    return `/academy/${found?.courses.slug}/${found?.slug}`;
  };
  const [open, closed] = [pathOf(true), pathOf(false)];
  const id = await addPost(`[a](${open}) [b](${closed}) [c](${open}-x) [d](${open}#text-nowhere)`);
  const answer = await as('leader', () => askChecks({ table, ids: [id] }));
  expect(answer.data?.flatMap(({ findings }) => findings.map(({ sentence }) => sentence))).toEqual([
    `Only students can open the lesson ${closed}.`,
    `No page has the URL ${open}-x.`,
    `Line 1: The page ${open} has no heading with the anchor #text-nowhere.`,
  ]);
});

it('checks the form of an open editor instead of the stored text', async () => {
  const id = await addPost(UNNAMED);
  const values = { title: 'Fine', body: 'Fine.' };
  expect((await as('leader', () => askChecks({ table, ids: [id], values }))).data).toEqual([]);
});

it('rejects a check by someone without the right to write', async () => {
  const id = await addPost(UNNAMED);
  const answer = await as('member', () => askChecks({ table, ids: [id] }));
  expect(answer.data).toBeUndefined();
  expect(answer.serverError).toBeDefined();
});

it('blocks publishing a picture without alternative text from the list and the editor', async () => {
  const id = await addPost(UNNAMED);
  const moved = await as('leader', () =>
    moveContent({ table, id, from: 'draft', to: 'published' }),
  );
  expect(moved.serverError?.notice).toBe('contentIncomplete');
  const content = await as('leader', async () => readEdited(await requireLeader(), table, id));
  if (!content) throw new Error('There is no such post');
  const save = (move: { to: 'published' } | null, body = UNNAMED) =>
    as('leader', () =>
      saveContent({
        table,
        id,
        seen: { record: content.updatedAt, draft: null },
        values: { ...content.saved, body },
        move,
      }),
    );
  expect((await save({ to: 'published' })).serverError).toMatchObject({
    notice: 'contentNotReady',
    details: { fieldErrors: { body: 'Please say what the picture /desk.png shows.' } },
  });
  expect(await stateOf(id)).toBe('draft');
  expect((await save(null)).data?.outcome).toBe('saved');
});

it('blocks adding a picture without alternative text to a published post', async () => {
  const id = await addPost('Nothing.', 'published');
  const content = await as('leader', async () => readEdited(await requireLeader(), table, id));
  if (!content) throw new Error('There is no such post');
  const answer = await as('leader', () =>
    saveContent({
      table,
      id,
      seen: { record: content.updatedAt, draft: null },
      values: { ...content.saved, body: ':::figure{caption="Hours"}\nTwelve.\n:::' },
      move: null,
    }),
  );
  expect(answer.serverError).toMatchObject({
    notice: 'contentNotReady',
    details: { fieldErrors: { body: 'Please name the source of the figure “Hours”.' } },
  });
});

it.each([
  '![](/a.png)',
  'Before ![ ](/a.png) and after.',
  '- one\n- ![](/a.png)',
  '```\ncode\n```\n\n![](/a.png)',
  ':::figure\nTwelve.\n:::',
  'Before.\n\n:::figure{caption="Hours"}\nTwelve.\n:::',
  '![A desk](/a.png)',
  '\\![](/a.png)',
  '`![](/a.png)`',
  '    ![](/a.png)',
  '```\n![](/a.png)\n```',
  '~~~\n:::figure\nTwelve.\n:::\n~~~',
  'Before.\n\n```\n![](/a.png)',
  ':::figure{source="Time sheets, March"}\nTwelve.\n:::',
])('rejects publishing in the database a text that the check rejects: %j', async (body) => {
  const id = await addPost(body);
  const answer = await posts().update({ state: 'published' }).eq('id', id);
  const isRefused = refusalsOf(table, { body }) !== undefined;
  expect(answer.error?.hint === 'words').toBe(isRefused);
  expect(await stateOf(id)).toBe(isRefused ? 'draft' : 'published');
});

it.each(markdownFields)('checks field $name of $kind in the database', async ({ kind, name }) => {
  const shown = service(stack)
    .from(kind)
    .update({ [name]: UNNAMED })
    .eq('state', 'published');
  expect((await shown).error?.hint).toBe('words');
});

it('lets editors change and unpublish an invalid published text, but not publish it again', async () => {
  const id = await addPost('Nothing.', 'published');
  await stack.sql(
    `do $do$ begin
       set local session_replication_role = 'replica';
       update public.blog_posts set body = '![](/old.png)' where id = '${id}';
     end $do$`,
  );
  await posts().update({ title: 'Another title' }).eq('id', id).throwOnError();
  await posts().update({ state: 'draft' }).eq('id', id).throwOnError();
  expect((await posts().update({ state: 'published' }).eq('id', id)).error?.hint).toBe('words');
});
