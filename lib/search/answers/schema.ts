import { z } from 'zod';
import { trimText } from '@/lib/core/text/trim';

/** Maximum length; longer questions are truncated. */
export const MAX_QUESTION_LENGTH = 200;

/** The question in the URL of the public search; invalid values become empty. */
export const questionSchema = z
  .string()
  .transform((text) =>
    trimText(text.toWellFormed().replace(/[\p{Cc}\p{Z}]+/gu, ' ')).slice(0, MAX_QUESTION_LENGTH),
  )
  .catch('');
