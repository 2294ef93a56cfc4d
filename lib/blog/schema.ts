import { z } from 'zod';
import { trimText } from '@/lib/core/text/trim';
import { typedEmail } from '@/lib/core/text/typed-text';

/** The subscription form: one address (spec section 3). */
export const subscriptionSchema = z.object({
  email: typedEmail,
});

/** What somebody searches for; anything unreadable is an empty search. */
export const searchSchema = z
  .string()
  .transform((text) => trimText(text.toWellFormed().replace(/[\p{Cc}\p{Z}]+/gu, ' ')).slice(0, 100))
  .catch('');
