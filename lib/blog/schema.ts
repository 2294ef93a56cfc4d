import { z } from 'zod';

/** The subscription form: one address (spec section 3). */
export const subscriptionSchema = z.object({
  email: z
    .email('Please enter a valid email address.')
    .max(254, 'Please enter a valid email address.'),
});

/** What somebody searches for; anything unreadable is an empty search. */
export const searchSchema = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim()
      .slice(0, 100),
  )
  .catch('');
