import { expect, it } from 'vitest';
import { saveOutline } from '@/lib/academy/outline/actions';
import { createContent, keepDraft, saveContent } from '@/lib/content/editing/actions';
import { readEdited } from '@/lib/content/editing/data';
import { uploadImage } from '@/lib/content/images/actions';
import { pictureAddress } from '@/lib/content/images/address';
import { readImage } from '@/lib/content/images/data';
import { moveContent, moveManyContent } from '@/lib/content/publishing/actions';
import { addLink, startUpload } from '@/lib/content/videos/actions';
import { listVideos } from '@/lib/content/videos/data';
import { done } from '@/lib/core/actions/answer';
import { requireEditor, requireEditorOfAny, requireLeader } from '@/lib/core/auth/guard';
import { saveRights } from '@/lib/people/rights/actions';
import { readRights } from '@/lib/people/rights/data';
import { versionOfRights } from '@/lib/people/rights/schema';
import { addAccount, service } from '@/supabase/tests/people';
import { redirectOf } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { askForReview, commentOnReview, sendBack } from './actions';
import { readReview } from './data';

const table = 'blog_posts';

type Fields = Record<string, unknown>;

async function add(kind: string, fields: Fields) {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await service(stack)
    .from(kind)
    .insert({ slug: `reviewed-${name}`, title: `Reviewed ${name}`, ...fields })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const addPost = (fields: Fields = {}) =>
  add(table, {
    excerpt: 'Short.',
    category: 'Strategy',
    author_name: 'Sofia Reyes',
    ...fields,
  });

const live = { state: 'published', published_at: '2026-01-05T12:00:00Z' };

/** Adds a member with these rights and returns their session. */
async function addWriter(rights: Record<string, string>) {
  const { id, email } = await addAccount(stack, 'writer', 'team_member');
  const rows = Object.entries(rights).map(([kind, level]) => ({ user_id: id, kind, level }));
  await service(stack).from('content_rights').insert(rows).throwOnError();
  return { id, email };
}

const opened = async (who: { email: string }, id: string) => {
  const content = await as(who, async () =>
    readEdited((await requireEditor(table)).editor, table, id),
  );
  if (!content) throw new Error('There is no such post');
  const seen = { record: content.updatedAt, draft: content.draft?.updatedAt ?? null };
  return { values: content.saved, input: { table, id, seen } as const };
};

const noRight = { serverError: { notice: 'contentRightMissing' } };

it('lets a writer save drafts, but not publish, schedule or mail', async () => {
  const writer = await addWriter({ blog_posts: 'write' });
  const [draft, published] = [await addPost(), await addPost(live)];
  const mine = await opened(writer, draft);
  const values = { ...mine.values, title: 'Typed' };
  expect((await as(writer, () => keepDraft({ ...mine.input, values }))).data).toMatchObject({
    outcome: 'kept',
  });
  const theirs = await opened(writer, published);
  const save = { ...theirs.input, values: theirs.values, move: null };
  expect(await as(writer, () => saveContent(save))).toMatchObject(noRight);
  const now = await opened(writer, draft);
  for (const move of [
    { to: 'published' as const },
    { to: 'scheduled' as const, at: '2031-01-01T00:00:00.000Z' },
  ]) {
    const answer = await as(writer, () => saveContent({ ...now.input, values, move }));
    expect(answer).toMatchObject(noRight);
  }
  const move = { table, id: draft, from: 'draft', to: 'published' } as const;
  expect(await as(writer, () => moveContent(move))).toMatchObject(noRight);
  const many = { table, moves: [{ id: draft, from: 'draft', to: 'published' }] } as const;
  expect(
    await as(writer, () => moveManyContent({ ...many, moves: [...many.moves] })),
  ).toMatchObject(noRight);
});

it('rejects other kinds of content, and uploads without write access', async () => {
  const writer = await addWriter({ jobs: 'mail' });
  const post = { table, title: 'Not mine', slug: `not-mine-${crypto.randomUUID().slice(0, 8)}` };
  expect(await as(writer, () => createContent({ ...post, table }))).toMatchObject(noRight);
  const record = { table: 'webinars', id: crypto.randomUUID() } as const;
  const file = { ...record, type: 'video/mp4', size: 10, path: null } as const;
  expect(await as(writer, () => startUpload(file))).toMatchObject(noRight);
  const link = formOf({ ...record, url: 'https://youtu.be/abcdefghijk' });
  expect(await as(writer, () => addLink(link))).toMatchObject(noRight);
  expect(await as('member', () => uploadImage(formOf({ alt: 'A' })))).toMatchObject(noRight);
  expect(await as(writer, () => redirectOf(requireEditor(table)))).toContain(
    '/team/dashboard?notice=contentRightMissing',
  );
});

it('lets writers change parts of drafts, and publishers parts of live content', async () => {
  const writer = await addWriter({ webinars: 'write', courses: 'write' });
  const publisher = await addWriter({ webinars: 'publish', courses: 'publish' });
  const webinar = {
    description: 'Short.',
    starts_at: '2031-03-04T16:00:00Z',
    presenter: 'Sofia Reyes',
  };
  const course = {
    description: 'Short.',
    category: 'Automation',
    level: 'beginner',
    instructor: 'Sofia Reyes',
    duration: '2 hours',
  };
  const link = (id: string) =>
    addLink(formOf({ table: 'webinars', id, url: 'https://youtu.be/abcdefghijk' }));
  const outline = (courseId: string) => saveOutline({ courseId, seen: [], outline: [] });
  const [draft, published] = [
    { webinar: await add('webinars', webinar), course: await add('courses', course) },
    {
      webinar: await add('webinars', { ...webinar, ...live }),
      course: await add('courses', { ...course, ...live }),
    },
  ];
  const added = { data: { notice: 'videoAdded' } };
  expect(await as(writer, () => link(draft.webinar))).toMatchObject(added);
  expect(await as(writer, () => link(published.webinar))).toMatchObject(noRight);
  expect(await as(publisher, () => link(published.webinar))).toMatchObject(added);
  const saved = { data: { outcome: 'saved' } };
  expect(await as(writer, () => outline(draft.course))).toMatchObject(saved);
  expect(await as(writer, () => outline(published.course))).toMatchObject(noRight);
  expect(await as(publisher, () => outline(published.course))).toMatchObject(saved);
});

it('links a video to the editors that the writer may open', async () => {
  const webinarWriter = await addWriter({ webinars: 'write' });
  const filters = { captions: null, shown: null, sort: '-created_at', after: null } as const;
  const editable = async (who: { email: string } | 'editor') => {
    const list = async () => listVideos(await requireEditorOfAny(), filters, new Date());
    const records = (await as(who, list)).rows.flatMap(({ shownIn }) => shownIn);
    return [...new Set(records.map(({ table, isEditable }) => `${table} ${isEditable}`))].sort();
  };
  expect(await editable('editor')).toEqual(['lesson_texts true', 'webinars true']);
  expect(await editable(webinarWriter)).toEqual(['lesson_texts false', 'webinars true']);
  const jobWriter = await addWriter({ jobs: 'write' });
  expect(await editable(jobWriter)).toEqual(['lesson_texts false', 'webinars false']);
});

it('links a picture to the editors that the writer may open', async () => {
  const database = service(stack);
  const { data: lesson } = await database
    .from('lesson_texts')
    .select('id, body')
    .limit(1)
    .single()
    .throwOnError();
  const { data: image } = await database
    .from('images')
    .select('id, path, width, height')
    .limit(1)
    .single()
    .throwOnError();
  const store = (body: string) =>
    database.from('lesson_texts').update({ body }).eq('id', lesson.id).throwOnError();
  await store(`${lesson.body}\n\n![A desk](${pictureAddress(image)})\n`);
  const lessons = async (who: { email: string } | 'editor') => {
    const shown = await as(who, async () => readImage(await requireEditorOfAny(), image.id));
    const uses = shown?.uses.filter(({ id }) => id === lesson.id) ?? [];
    return uses.map(({ title, isEditable }) => ({ hasTitle: title !== null, isEditable }));
  };
  expect(await lessons('editor')).toEqual([{ hasTitle: true, isEditable: true }]);
  const webinarWriter = await addWriter({ webinars: 'write' });
  expect(await lessons(webinarWriter)).toEqual([{ hasTitle: true, isEditable: false }]);
  await store(lesson.body);
});

it('shows a writer who has changed the same text', async () => {
  const writer = await addWriter({ blog_posts: 'write' });
  const { values, input } = await opened(writer, await addPost());
  const keep = (title: string) => keepDraft({ ...input, values: { ...values, title } });
  await as('editor', () => keep('Theirs'));
  expect((await as(writer, () => keep('Mine'))).data).toMatchObject({
    outcome: 'conflict',
    theirs: { draft: { by: 'Helen Marsh' } },
  });
  const now = await opened(writer, input.id);
  const version = { ...now.input, values: { ...values, title: 'Theirs' }, move: null };
  expect((await as('editor', () => saveContent(version))).data).toMatchObject({ outcome: 'saved' });
  expect((await as(writer, () => keep('Mine'))).data).toMatchObject({
    outcome: 'conflict',
    theirs: { savedBy: 'Helen Marsh', draft: null },
  });
});

it('sends a draft from its writer to a publisher and back', async () => {
  const writer = await addWriter({ blog_posts: 'write' });
  const id = await addPost();
  const question = { table, id, note: 'Please read.' } as const;
  expect((await as(writer, () => askForReview(question))).data).toEqual(done('reviewAsked'));
  expect((await as(writer, () => askForReview(question))).serverError?.notice).toBe(
    'reviewAskedBefore',
  );
  const read = () =>
    as(writer, async () => readReview((await requireEditor(table)).editor, table, id));
  const review = (await read())?.id ?? '';
  const comment = { table, review, passage: 'Short.', comment: 'Longer?' } as const;
  expect((await as('editor', () => commentOnReview(comment))).data).toEqual(
    done('reviewCommented'),
  );
  const back = { table, review, answer: 'Say for whom.' } as const;
  expect(await as(writer, () => sendBack(back))).toMatchObject(noRight);
  expect((await as('editor', () => sendBack(back))).data).toEqual(done('reviewSentBack'));
  expect((await as('editor', () => sendBack(back))).serverError?.notice).toBe('reviewOver');
  expect(await read()).toMatchObject({
    state: 'sent_back',
    answer: 'Say for whom.',
    decidedBy: 'Helen Marsh',
    comments: [{ passage: 'Short.', comment: 'Longer?', by: 'Helen Marsh' }],
  });
});

it('saves rights and rejects a stale change by another leader', async () => {
  const { id, email } = await addWriter({ jobs: 'write' });
  const rights = () => as('leader', async () => readRights(await requireLeader(), id));
  const version = versionOfRights(await rights());
  const form = () => formOf({ id, version, blog_posts: 'publish' });
  expect((await as('leader', () => saveRights(form()))).data).toEqual(done('rightsGiven'));
  expect(await rights()).toEqual({ blog_posts: 'publish' });
  expect((await as('leader', () => saveRights(form()))).serverError?.notice).toBe(
    'changedMeanwhile',
  );
  expect((await as({ email }, () => saveRights(form()))).serverError?.notice).toBe(
    'redirectingToTeamDashboard',
  );
});
