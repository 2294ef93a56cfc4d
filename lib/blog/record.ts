import type { DomainRecord } from '../record';

export const record = {
  tables: {
    blog_posts: { audited: 'Blog post' },
    blog_tags: { audited: 'Introduction of a tag' },
    blog_subscriptions: {
      audited: 'Blog subscription',
      restorable: true,
      personal: { kind: 'subscription', name: 'Blog subscriptions', isKept: true },
    },
    newsletter_issues: { audited: 'Issue of the newsletter' },
    newsletter_recipients: {
      personal: {
        kind: 'newsletter',
        name: 'Issues of the newsletter that they got',
        isKept: true,
      },
    },
  },
  mails: {
    'subscription.requested': 'the question whether they want our blog by mail',
    'subscription.confirmed': 'the welcome to our blog by mail',
  },
} satisfies DomainRecord;
