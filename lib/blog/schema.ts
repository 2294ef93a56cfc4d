import { z } from 'zod';
import { trimText } from '@/lib/core/text/trim';

/** Search text; an invalid one counts as an empty search. */
export const searchSchema = z
  .string()
  .transform((text) => trimText(text.toWellFormed().replace(/[\p{Cc}\p{Z}]+/gu, ' ')).slice(0, 100))
  .catch('');
