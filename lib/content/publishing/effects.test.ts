import { expect, test } from 'vitest';
import { contentKinds } from '@/lib/content/kinds';
import { CONTENT_TABLES } from '@/lib/paths';
import { changedElsewhere, listPageNames } from './effects';

test.each(CONTENT_TABLES)('names every further list of %s', (table) => {
  for (const path of contentKinds[table].listPages ?? []) {
    expect(changedElsewhere(table)).toContain(listPageNames[path]);
  }
});

test('lists the pages affected by a post: lists, author, feeds and sitemap', () => {
  expect(changedElsewhere('blog_posts')).toEqual([
    'the list of posts',
    'posts that show it next to their own text',
    'the page of its author',
    'the RSS feed',
    'the JSON feed',
    'the sitemap and the overview for assistants',
  ]);
});
