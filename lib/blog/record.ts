import { blogTagPath } from '../paths/site.ts';
import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  blog_posts: {
    audited: 'Blog post',
    content: {
      singular: 'post',
      plural: 'posts',
      summary: 'excerpt',
      group: 'content',
      sample: { excerpt: 'Short.', category: 'Strategy', author_name: 'Sofia Reyes' },
    },
  },
  blog_tags: {
    audited: 'Introduction of a tag',
    pages: {
      tags: ['blog-tags'],
      paths: [paths.sitemap],
      ofRecord: (slug: string) => blogTagPath(1, slug),
    },
    isPublished: true,
  },
  blog_subscriptions: {
    audited: 'Blog subscription',
    restorable: true,
    personal: { kind: 'subscription', name: 'Blog subscriptions', isKept: true },
    mails: {
      'subscription.requested': 'the question whether they want our blog by email',
      'subscription.confirmed': 'the welcome to our blog by email',
    },
  },
} as const satisfies DomainRecord;
