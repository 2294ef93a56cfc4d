import type { DomainRecord } from '../record';

export const record = {
  tables: {
    content_rights: { audited: 'Content right' },
    content_reviews: { audited: 'Review', freeTexts: ['answer', 'note'] },
    content_review_comments: { audited: 'Comment of a review', freeTexts: ['comment', 'passage'] },
    images: { audited: 'Picture' },
    videos: { audited: 'Video' },
  },
} satisfies DomainRecord;
