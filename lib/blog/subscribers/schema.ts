import { z } from 'zod';
import { typedEmail } from '@/lib/core/text/typed-text';

/** The subscription form (spec section 3). Its mails are marketing, so the reader has to agree to them. */
export const subscriptionSchema = z.object({
  email: typedEmail,
  consent: z.literal('yes', 'Please tick the box if you want new posts by mail.'),
});
