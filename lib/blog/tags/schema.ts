import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';

/** Maximum length of an introduction; the database has the same limit. */
export const MAX_INTRODUCTION = 6000;

/** The form of a tag; `version` (its updated_at) is empty for a tag without an introduction. */
export const tagForm = z.object({
  slug: typedText()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  version: z.string(),
  name: limitedText(60).min(1, 'Please enter a name.'),
  introduction: limitedText(MAX_INTRODUCTION).default(''),
});
export type TagInput = z.output<typeof tagForm>;
