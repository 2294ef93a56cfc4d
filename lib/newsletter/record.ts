import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  newsletter_issues: {
    audited: 'Issue of the newsletter',
    pages: { tags: ['newsletter'], paths: [paths.newsletter, paths.newsletterFeed, paths.sitemap] },
    isPublished: true,
  },
  newsletter_recipients: {
    personal: {
      kind: 'newsletter',
      name: 'Issues of the newsletter that they got',
      isKept: true,
    },
  },
} as const satisfies DomainRecord;
