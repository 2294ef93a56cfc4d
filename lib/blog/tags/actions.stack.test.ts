import { expect, it } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { addAccount, service } from '@/supabase/tests/people';
import { place } from '@/supabase/tests/samples';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveTag } from './actions';
import { findTag, readIntroduction } from './data';
import { tagMetadata } from './metadata';

const newTag = () => `tag-${crypto.randomUUID()}`;

const typed = (slug: string, more = {}) =>
  formOf({ slug, version: '', name: 'A tag', introduction: 'What *it* is about.', ...more });

async function versionOf(slug: string): Promise<string> {
  const { data } = await service(stack)
    .from('blog_tags')
    .select('updated_at')
    .eq('slug', slug)
    .single()
    .throwOnError();
  return data.updated_at;
}

it('shows the introduction of a tag on its page and lets search engines index it', async () => {
  const tag = newTag();
  await place(stack, 'blog_posts', {
    slug: tag,
    title: 'A post',
    excerpt: 'Short.',
    category: 'Strategy',
    author_name: 'Sofia Reyes',
    state: 'published',
    published_at: '2026-01-01T00:00:00Z',
    tags: `{${tag.toUpperCase()}}`,
  });
  const metadata = async () => {
    const [found, text] = await Promise.all([findTag(tag), readIntroduction(tag)]);
    return found && tagMetadata(found, text);
  };
  expect(await as('visitor', metadata)).toMatchObject({
    title: `${tag.toUpperCase()}: posts`,
    robots: { index: false, follow: true },
  });
  const saved = await as('editor', () => saveTag(typed(tag)));
  expect(saved.data).toEqual(done('tagIntroduced'));
  const shown = await as('visitor', metadata);
  expect(shown).toMatchObject({ description: 'What it is about.' });
  expect(shown).not.toHaveProperty('robots');

  const emptied = typed(tag, { version: await versionOf(tag), introduction: ' ' });
  expect((await as('editor', () => saveTag(emptied))).data).toEqual(done('tagNotIntroduced'));
  expect(await as('visitor', metadata)).toMatchObject({ robots: { index: false } });
});

it('does not overwrite a change by a colleague', async () => {
  const tag = newTag();
  await as('editor', () => saveTag(typed(tag)));
  const first = await versionOf(tag);
  for (const version of ['', '2020-01-01T00:00:00+00:00']) {
    const { serverError } = await as('leader', () =>
      saveTag(typed(tag, { version, introduction: 'Mine.' })),
    );
    expect(serverError?.notice).toBe('changedMeanwhile');
    expect(serverError?.details.current?.values).toMatchObject({
      introduction: 'What *it* is about.',
    });
  }
  expect(await versionOf(tag)).toBe(first);
});

it('refuses writers, members without rights and an empty name', async () => {
  const tag = newTag();
  const writer = await addAccount(stack, 'writer', 'team_member');
  await place(stack, 'content_rights', { user_id: writer.id, kind: 'blog_posts', level: 'write' });
  for (const person of [writer, 'member'] as const) {
    const { serverError } = await as(person, () => saveTag(typed(tag)));
    expect(serverError?.notice).toBe('contentRightMissing');
  }
  const { serverError } = await as('editor', () => saveTag(typed(tag, { name: ' ' })));
  expect(serverError?.details.fieldErrors).toEqual({ name: 'Please enter a name.' });
});
