import { z } from 'zod';
import { typedEmail } from '@/lib/core/text/typed-text';
import { FREQUENCIES } from './rules';

/** The subscription form (spec section 3). Its mails are marketing, so the reader has to consent to them. */
export const subscriptionSchema = z.object({
  email: typedEmail,
  consent: z.literal('yes', 'Please tick the box if you want new posts by email.'),
});

/** Choices of a subscriber on the page of a signed link. An empty list of topics means all. */
export const choicesSchema = z.object({
  frequency: z.enum(FREQUENCIES, 'Please choose how often we write.'),
  topics: z
    .array(z.string().min(1).max(60), 'Please choose from the topics.')
    .max(20, 'Please choose from the topics.'),
});
export type SubscriptionChoices = z.output<typeof choicesSchema>;
