import { record } from '@/lib/blog/record';
import { paths } from '@/lib/paths';
import { contentAdminPath } from '@/lib/paths/staff';
import {
  basics,
  body,
  drawing,
  line,
  list,
  personName,
  picture,
  requiredLine,
  searchEngines,
} from './fields';
import type { ContentKind } from './kind';

export const post = {
  table: 'blog_posts',
  title: 'Blog',
  purpose: 'Posts, from draft to published.',
  singular: record.blog_posts.content.singular,
  plural: record.blog_posts.content.plural,
  begin:
    'Begin with the question that a client asked you last. It stays a draft, with a preview link, until you publish it.',
  recordName: record.blog_posts.audited,
  lists: {
    label: 'Blog lists',
    tabs: [
      { href: paths.admin.blog, label: 'Posts' },
      { href: paths.admin.blogTags, label: 'Tags' },
      { href: paths.admin.subscribers, label: 'Subscribers' },
    ],
  },
  publisherLists: {
    label: 'Blog lists',
    tabs: [
      { href: contentAdminPath('blog_posts', 'team'), label: 'Posts' },
      { href: paths.team.blogTags, label: 'Tags' },
    ],
  },
  list: { text: { column: 'category', label: 'Category' } },
  summaryColumn: record.blog_posts.content.summary,
  tabs: [],
  startingPoint: (author) => ({ excerpt: '', category: 'Practice', author_name: author }),
  isAnnounced: true,
  byline: 'author_name',
  listPages: [paths.rssFeed, paths.jsonFeed],
  sections: [
    basics(200, 'excerpt', 600),
    body('body', 'Text of the post', 100_000),
    {
      title: 'Details',
      fields: [
        requiredLine('category', 'Category', 60),
        personName('author_name', 'Author'),
        { ...line('author_role', 'Role of the author', 120), hint: 'A guest: with their firm.' },
        {
          kind: 'text',
          name: 'author_about',
          label: 'About a guest',
          max: 400,
          hint: 'Shown below the post. Colleagues have a page instead.',
        },
        list('tags', 'Tags', 'Tag', 40, 8),
        picture,
        drawing,
      ],
    },
    searchEngines,
  ],
} satisfies ContentKind<'blog_posts'>;
