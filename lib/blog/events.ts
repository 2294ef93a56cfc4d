import { z } from 'zod';
import { defineEvent, instant } from '@/lib/core/events/define';

const subscription = z.object({
  id: z.string(),
  email: z.string(),
  confirmed_at: instant.nullable(),
  unsubscribed_at: instant.nullable(),
});

const subscribed = {
  id: '9b0e7f64-6f0c-4a6e-b5a1-0d2c4e6f8a11',
  email: 'grace@harbor.example',
  confirmed_at: '2027-02-24T09:12:44+00:00',
  unsubscribed_at: null,
};

/** Events of subscribers. */
export const subscriptionEvents = {
  'subscription.confirmed': defineEvent({
    when: 'A subscriber of the blog confirms the email address.',
    row: subscription,
    data: ({ id, email, confirmed_at }) => ({ id, email, confirmed_at }),
    sample: { record: subscribed },
  }),
  'subscription.ended': defineEvent({
    when: 'A subscriber leaves the blog.',
    row: subscription,
    data: ({ id, email, unsubscribed_at }) => ({ id, email, ended_at: unsubscribed_at }),
    sample: { record: { ...subscribed, unsubscribed_at: '2027-05-03T08:00:00+00:00' } },
  }),
};
