import { z } from 'zod';
import { trimText } from '@/lib/core/text/trim';

/** The text of a search; an invalid one is an empty search. */
export const searchSchema = z
  .string()
  .transform((text) => trimText(text.toWellFormed().replace(/[\p{Cc}\p{Z}]+/gu, ' ')).slice(0, 100))
  .catch('');
