import { z } from 'zod';
import { typedEmail, typedName } from '@/lib/core/text/typed-text';
import { MAX_QUERY_LENGTH } from './carried';

/** The form that emails an estimate. */
export const sendSchema = z.object({
  name: typedName('Please enter your name.')
    .min(2, 'Please enter your name.')
    .max(160, 'Your name must be at most 160 characters.'),
  email: typedEmail,
});
export type SendInput = z.output<typeof sendSchema>;

/** The estimate that the page adds to a form. */
export const sendEnvelope = z.object({
  estimate: z.string().max(MAX_QUERY_LENGTH).catch(''),
});
