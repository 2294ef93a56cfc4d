import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { addAccount, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import sitemap from './sitemap';

const database = service(stack);
const inDays = (days: number) => addDays(new Date(), days).toISOString();
const newSlug = () => `test-${crypto.randomUUID()}`;

/** Returns the entries of the sitemap, with the last change of each path. */
async function listed(): Promise<Map<string, string>> {
  const pages = await as('visitor', sitemap);
  return new Map(
    pages.map(({ url, lastModified }) => [
      new URL(url).pathname,
      new Date(lastModified ?? Number.NaN).toISOString(),
    ]),
  );
}

describe('the sitemap', () => {
  it('lists people with a page, but not those who have lost it', async () => {
    const person = await addAccount(stack, 'robin', 'team_member');
    const { data } = await database
      .from('user_profiles')
      .select('slug')
      .eq('id', person.id)
      .single()
      .throwOnError();
    const isListed = async () => (await listed()).has(`/about/${data.slug}`);
    expect(await isListed()).toBe(false);
    await database.from('booking_hosts').insert({ user_id: person.id }).throwOnError();
    expect(await isListed()).toBe(true);
    await database
      .from('user_profiles')
      .update({ disabled_at: inDays(-1) })
      .eq('id', person.id)
      .throwOnError();
    expect(await isListed()).toBe(false);
  });

  it('lists a job only while it is open', async () => {
    const slug = newSlug();
    await database
      .from('jobs')
      .insert({
        slug,
        title: 'Tester',
        summary: 'Finds what others overlook.',
        department: 'Testing',
        location: 'New York, NY',
        state: 'published',
        closes_at: inDays(1),
      })
      .throwOnError();
    expect((await listed()).has(`/careers/${slug}`)).toBe(true);
    await database
      .from('jobs')
      .update({ closes_at: inDays(-1) })
      .eq('slug', slug)
      .throwOnError();
    expect((await listed()).has(`/careers/${slug}`)).toBe(false);
  });

  it.each([
    ['chapters', { chapters: [{ minute: 0, title: 'Start', points: [], said: 'Hello.' }] }, true],
    ['a video', { recording_url: '/videos/a.mp4' }, true],
    ['a link to elsewhere', { recording_url: 'https://video.example/42' }, false],
    ['no recording', {}, false],
  ])('lists the recording of a webinar with %s: %#', async (_, fields, isListed) => {
    const slug = newSlug();
    const { data } = await database
      .from('webinars')
      .insert({
        slug,
        title: 'Queues under test',
        description: 'A webinar that a test has made.',
        starts_at: inDays(-3),
        presenter: 'Robin Testwell',
        state: 'published',
        ...fields,
      })
      .select('updated_at')
      .single()
      .throwOnError();
    const pages = await listed();
    const changedAt = new Date(data.updated_at).toISOString();
    expect(pages.get(`/webinars/${slug}`)).toBe(changedAt);
    expect(pages.get(`/webinars/${slug}/recording`)).toBe(isListed ? changedAt : undefined);
  });

  it('dates the pages of the blog and of its categories by the newest change of their posts', async () => {
    const [category, name] = [newSlug(), 'Robin Testwell'];
    const posts = Array.from({ length: 8 }, () => ({
      slug: newSlug(),
      title: 'A post',
      excerpt: 'For a test.',
      category,
      author_name: name,
      state: 'published' as const,
    }));
    const { data } = await database
      .from('blog_posts')
      .insert(posts)
      .select('updated_at')
      .throwOnError();
    const newest = Math.max(...data.map(({ updated_at }) => Date.parse(updated_at)));
    const pages = await listed();
    for (const path of [
      `/blog/category/${category}`,
      `/blog/category/${category}/page/2`,
      '/blog/page/2',
      '/blog',
    ]) {
      expect(Date.parse(pages.get(path) ?? ''), path).toBeGreaterThanOrEqual(newest);
    }
    expect(pages.has(`/blog/category/${category}/page/3`)).toBe(false);
  });

  it('lists the pages of a tag once it has an introduction', async () => {
    const [tag, name] = [newSlug(), 'Robin Testwell'];
    const posts = Array.from({ length: 8 }, () => ({
      slug: newSlug(),
      title: 'A post',
      excerpt: 'For a test.',
      category: 'Strategy',
      tags: [tag],
      author_name: name,
      state: 'published' as const,
    }));
    await database.from('blog_posts').insert(posts).throwOnError();
    const before = await listed();
    expect(before.has(`/blog/tag/${tag}`)).toBe(false);
    const written = { slug: tag, name: tag, introduction: 'What it is about.' };
    await database.from('blog_tags').insert(written).throwOnError();
    const after = await listed();
    expect(after.has(`/blog/tag/${tag}`)).toBe(true);
    expect(after.has(`/blog/tag/${tag}/page/2`)).toBe(true);
    expect(after.has(`/blog/tag/${tag}/page/3`)).toBe(false);
  });
});
