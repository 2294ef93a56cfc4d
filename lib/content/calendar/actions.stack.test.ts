import { expect, it } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { requireEditorOfAny } from '@/lib/core/auth/guard';
import { readableMoment } from '@/lib/core/time/wording';
import { addAccount, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { moveSchedule } from './actions';
import { readContentMonth } from './data';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function schedule(fields: Record<string, unknown> = {}) {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await service(stack)
    .from('blog_posts')
    .insert({
      slug: `coming-${name}`,
      title: `Coming ${name}`,
      excerpt: 'Short.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      state: 'scheduled',
      published_at: inDays(3),
      ...fields,
    })
    .select('id, published_at')
    .single()
    .throwOnError();
  return { table: 'blog_posts', id: String(data.id), from: String(data.published_at) } as const;
}

const stored = async (id: string) => {
  const posts = service(stack).from('blog_posts').select('state, published_at, notify_subscribers');
  return (await posts.eq('id', id).single().throwOnError()).data;
};

it('reschedules a post, returns the stored time and undoes the move', async () => {
  const record = await schedule({ notify_subscribers: true });
  const to = inDays(10);
  const moved = await as('editor', () => moveSchedule({ ...record, to }));
  const at = String((await stored(record.id)).published_at);
  expect(new Date(at).toISOString()).toBe(to);
  expect(moved.data).toEqual(done('scheduleMoved', { name: readableMoment(new Date(to)), at }));
  expect(await stored(record.id)).toMatchObject({ state: 'scheduled', notify_subscribers: true });
  const undo = { ...record, from: at, to: record.from, isUndo: true };
  expect(await as('editor', () => moveSchedule(undo))).toMatchObject({
    data: { notice: 'scheduleMovedBack' },
  });
  expect((await stored(record.id)).published_at).toBe(record.from);
});

it('rejects a past time and a schedule that someone else has changed', async () => {
  const record = await schedule();
  expect(await as('editor', () => moveSchedule({ ...record, to: inDays(-1) }))).toMatchObject({
    serverError: { notice: 'contentTimePassed' },
  });
  const stale = { ...record, from: inDays(2), to: inDays(9) };
  const changed = { serverError: { notice: 'contentChangedMeanwhile' } };
  expect(await as('editor', () => moveSchedule(stale))).toMatchObject(changed);
  const live = await schedule({ state: 'published', published_at: inDays(-3) });
  expect(await as('editor', () => moveSchedule({ ...live, to: inDays(9) }))).toMatchObject(changed);
  expect((await stored(live.id)).published_at).toBe(live.from);
});

it('rejects rescheduling without the right to publish the kind', async () => {
  const record = await schedule();
  const writer = await addAccount(stack, 'planner', 'team_member');
  await service(stack)
    .from('content_rights')
    .insert({ user_id: writer.id, kind: 'blog_posts', level: 'write' })
    .throwOnError();
  const move = () => moveSchedule({ ...record, to: inDays(9) });
  const noRight = { serverError: { notice: 'contentRightMissing' } };
  expect(await as(writer, move)).toMatchObject(noRight);
  expect(await as('member', move)).toMatchObject(noRight);
  expect((await stored(record.id)).published_at).toBe(record.from);
});

it('lists each type of entry on its day', async () => {
  const post = await schedule({ published_at: '2034-05-10T03:30:00Z' });
  const server = service(stack);
  const name = crypto.randomUUID().slice(0, 8);
  const webinar = {
    slug: `talk-${name}`,
    title: 'A talk',
    description: 'Short.',
    starts_at: '2034-05-11T15:00:00Z',
    presenter: 'Sofia Reyes',
    state: 'scheduled',
    published_at: '2034-05-12T15:00:00Z',
  };
  const job = {
    slug: `job-${name}`,
    title: 'A job',
    summary: 'Short.',
    department: 'Delivery',
    location: 'New York, NY',
    state: 'scheduled',
    published_at: '2034-04-01T15:00:00Z',
    closes_at: '2034-05-20T21:00:00Z',
  };
  await server.from('webinars').insert(webinar).throwOnError();
  await server.from('jobs').insert(job).throwOnError();
  const issue = {
    slug: `issue-${name}`,
    title: 'An issue',
    subject: 'An issue',
    state: 'scheduled',
    scheduled_at: '2034-05-15T14:00:00Z',
  };
  await server.from('newsletter_issues').insert(issue).throwOnError();
  const read = async () => readContentMonth(await requireEditorOfAny(), '2034-05');
  const { entries } = await as('leader', read);
  expect(entries.map(({ entry, kind, day }) => [entry, kind, day])).toEqual([
    ['scheduled', 'blog_posts', '2034-05-09'],
    ['webinar', 'webinars', '2034-05-11'],
    ['scheduled', 'webinars', '2034-05-12'],
    ['letter', 'blog_posts', '2034-05-15'],
    ['closing', 'jobs', '2034-05-20'],
  ]);
  expect(entries[0]?.id).toBe(post.id);

  // Only people who may mail issues see them.
  const writer = await addAccount(stack, 'calendar-writer', 'team_member');
  const right = { user_id: writer.id, kind: 'blog_posts', level: 'write' };
  await server.from('content_rights').insert(right).throwOnError();
  const seen = await as(writer, read);
  expect(seen.entries.map(({ entry }) => entry)).toEqual(['scheduled']);
});
