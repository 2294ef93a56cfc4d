import { z } from 'zod';
import { defineEvent, instant } from '@/lib/core/events/define';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { CONTENT_TABLES } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

const content = z.object({
  id: z.string(),
  record_table: z.enum(CONTENT_TABLES),
  title: z.string(),
  slug: z.string(),
  published_at: instant.nullable(),
});

const contentData = (row: z.output<typeof content>) => ({
  id: row.id,
  kind: row.record_table,
  title: row.title,
  slug: row.slug,
  url: absoluteUrl(contentPath(row.record_table, row.slug)),
  published_at: row.published_at,
});

const post = {
  id: 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d',
  record_table: 'blog_posts',
  title: 'When not to automate',
  slug: 'when-not-to-automate',
  published_at: '2027-02-24T09:00:00+00:00',
};

/** Webhook events of published content. */
export const contentEvents = {
  'content.published': defineEvent({
    when: 'A service, course, webinar, job or post goes public.',
    row: content,
    data: contentData,
    sample: { record: post },
  }),
  'content.unpublished': defineEvent({
    when: 'A service, course, webinar, job or post is taken off the site.',
    row: content,
    data: contentData,
    sample: { record: post },
  }),
};
