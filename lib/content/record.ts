import type { DomainRecord } from '../record.ts';

export const record = {
  content_rights: { audited: 'Content right' },
  content_reviews: { audited: 'Review', freeTexts: ['answer', 'note'] },
  content_review_comments: { audited: 'Comment of a review', freeTexts: ['comment', 'passage'] },
  images: { audited: 'Picture' },
  videos: { audited: 'Video', isPublished: true },
} as const satisfies DomainRecord;
